import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { Field, Textarea } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useTextDraft } from '../../shared/choices/text-draft.ts'

interface ReturnDialogProps {
  answerPaperId: string
  onReturn: (comment: string) => Promise<void>
  onClose: () => void
}

/** Gives a work back for another try, and says what should be better. */
export function ReturnDialog({ answerPaperId, onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('marking')
  const [{ comment }, keep, forget] = useTextDraft(`return.${answerPaperId}`, { comment: '' })
  return (
    <FormDialog
      title={t('return.title')}
      description={t('return.text')}
      submitLabel={t('return.submit')}
      isBusy={false}
      onSubmit={() => void onReturn(comment).then(forget)}
      onClose={onClose}
    >
      <Field label={t('return.comment')}>
        <Textarea
          rows={3}
          maxCount={MarkingCommentMax}
          value={comment}
          onChange={({ target }) => keep({ comment: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
