import type { MarkingPhrase, QuestionType } from '@hwjy/sdk'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { PhrasesDialog } from './phrases/phrases.tsx'
import { ReturnDialog } from './return-dialog.tsx'

interface MarkingDialogsProps {
  answerPaperId: string
  asked: 'keys' | 'bank' | 'return' | null
  /** The buttons depend on the type of the current question. */
  type: QuestionType
  /** By when a work that is given back now can be handed in again. */
  returnUntil: string
  onPhrase: (phrase: MarkingPhrase) => void
  onReturn: (comment: string) => Promise<void>
  onClose: () => void
}

/** The one dialog that is open. */
export function MarkingDialogs({
  answerPaperId,
  asked,
  type,
  returnUntil,
  onPhrase,
  onReturn,
  onClose,
}: MarkingDialogsProps) {
  switch (asked) {
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case 'bank':
      return <PhrasesDialog type={type} onChoose={onPhrase} onClose={onClose} />
    case 'return':
      return <ReturnDialog answerPaperId={answerPaperId} until={returnUntil} onReturn={onReturn} onClose={onClose} />
    default:
      return null
  }
}
