import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { Field, Textarea } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useDraftText } from '../../shared/drafts/use-draft-text.ts'

interface ReturnDialogProps {
  answerPaperId: string
  onReturn: (comment: string) => Promise<void>
  onClose: () => void
}

/** Gives a work back for another try, and says what should be better. */
export function ReturnDialog({ answerPaperId, onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('marking')
  const { text: comment, change, draft } = useDraftText('return', answerPaperId)
  return (
    <FormDialog
      title={t('return.title')}
      description={t('return.text')}
      submitLabel={t('return.submit')}
      isBusy={false}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={() => void onReturn(comment).then(draft.sent)}
      onClose={onClose}
    >
      <Field label={t('return.comment')}>
        <Textarea
          rows={3}
          maxCount={MarkingCommentMax}
          value={comment}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
