import { FormDialog, type FormDialogProps } from '../../shared/account/form-dialog.tsx'
import { useAskedClose } from './use-asked-close.ts'

interface OfficeDialogProps extends FormDialogProps {
  /** Something was typed that closing would lose: then it asks first. */
  isChanged: boolean
}

/** A form in a dialog of the school office, which takes long to fill in. */
export function OfficeDialog({ isChanged, onClose, ...form }: OfficeDialogProps) {
  return <FormDialog {...form} onClose={useAskedClose(isChanged, onClose)} />
}
