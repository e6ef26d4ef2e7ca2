import { AvatarEditor, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../account/call-notice.tsx'
import type { CallProblem } from '../account/call-problem.ts'

export interface CutDialogProps {
  picture: File
  shape: 'round' | 'square'
  /** Default: words for a person's own picture. */
  title?: string | undefined
  isBusy: boolean
  problem: CallProblem<string> | null
  onPictureChange: (picture: File) => void
  onSave: (avatar: Blob) => void
  onClose: () => void
}

/** Cuts the square that others will see out of a picture. Its code is fetched once the user has chosen one. */
export default function CutDialog({
  picture,
  shape,
  title,
  isBusy,
  problem,
  onPictureChange,
  onSave,
  onClose,
}: CutDialogProps) {
  const { t } = useTranslation('account')
  return (
    <Dialog isOpen onOpenChange={onClose} isDismissible={!isBusy} title={title ?? t('cutPicture')}>
      <AvatarEditor
        picture={picture}
        shape={shape}
        onPictureChange={onPictureChange}
        onSave={onSave}
        onCancel={onClose}
        isBusy={isBusy}
      />
      <CallNotice problem={problem} />
    </Dialog>
  )
}
