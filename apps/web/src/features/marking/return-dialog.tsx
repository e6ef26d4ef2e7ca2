import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useDraftText } from '../../shared/drafts/use-draft-text.ts'
import { ReturnWords } from '../../shared/homework/return-words.tsx'
import { returnWordsProblem } from '../../shared/homework/return-words-problem.ts'

interface ReturnDialogProps {
  answerPaperId: string
  /** By when it could be handed in again. */
  until: string
  onReturn: (comment: string) => Promise<void>
  onClose: () => void
}

/** Gives a work back for another try, and says what should be better. */
export function ReturnDialog({ answerPaperId, until, onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('marking')
  const { text: comment, change, draft } = useDraftText('return', answerPaperId)
  function submit() {
    if (returnWordsProblem(comment) === null) void onReturn(comment).then(draft.sent)
  }
  return (
    <FormDialog
      title={t('return.title')}
      description={t('return.text')}
      submitLabel={t('return.submit')}
      isBusy={false}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReturnWords until={until} words={comment} onChange={change} />
    </FormDialog>
  )
}
