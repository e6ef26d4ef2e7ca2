import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { Field, Textarea } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/account/form-dialog.tsx'

interface ReturnDialogProps {
  onReturn: (comment: string) => Promise<void>
  onClose: () => void
}

/** Gives a work back for another try, and says what should be better. */
export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('marking')
  const [comment, setComment] = useState('')
  return (
    <FormDialog
      title={t('return.title')}
      description={t('return.text')}
      submitLabel={t('return.submit')}
      isBusy={false}
      onSubmit={() => void onReturn(comment)}
      onClose={onClose}
    >
      <Field label={t('return.comment')}>
        <Textarea
          rows={3}
          maxCount={MarkingCommentMax}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
