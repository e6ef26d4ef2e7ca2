import { Button, Dialog } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useParticipants } from '../hooks/use-participants.ts'
import { Reason } from '../shared/reason.tsx'

export interface EndClassDialogProps {
  onClose: () => void
  onLeaveInstead: () => void
}

/** Ending is for all and final: red, with the number of other people it affects. */
export function EndClassDialog({ onClose, onLeaveInstead }: EndClassDialogProps) {
  const t = useTranslate()
  const myId = useMe()?.userId
  const count = useParticipants().filter(({ userId }) => userId !== myId).length
  const { send, isBusy, refusal } = useCommand()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('endDialog.title')}
      description={count > 0 ? t('endDialog.body', { count }) : t('endDialog.alone')}
      footer={
        <>
          <Button tone="quiet" onClick={onLeaveInstead}>
            {t('endDialog.leaveInstead')}
          </Button>
          <Button onClick={onClose}>{t('room.cancel')}</Button>
          <Button
            tone="danger"
            isBusy={isBusy}
            onClick={() => void send({ type: 'end', reason: 'teacher' }).then((isDone) => isDone && onClose())}
          >
            {t('endDialog.confirm')}
          </Button>
        </>
      }
    >
      {refusal && <Reason>{refusal}</Reason>}
    </Dialog>
  )
}
