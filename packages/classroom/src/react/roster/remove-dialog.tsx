import { Button, Dialog, Field, Textarea } from '@hwjy/ui'
import { useState } from 'react'
import type { Participant } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { Reason } from '../shared/reason.tsx'

/** Removing says its effect first, and why to the student only. [R6][R28] */
export function RemoveDialog({ person, onClose }: { person: Participant; onClose: () => void }) {
  const t = useTranslate()
  const { send, isBusy, refusal } = useCommand()
  const [reason, setReason] = useState('')
  const { userId } = person
  const name = usePersonAddress()(person.name)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('removeDialog.title', { name })}
      description={t('removeDialog.body', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('room.cancel')}</Button>
          <Button
            tone="danger"
            isBusy={isBusy}
            onClick={() => {
              void send({ type: 'remove', userId, reason: reason.trim() }).then((isDone) => isDone && onClose())
            }}
          >
            {t('removeDialog.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('removeDialog.reason')} help={t('removeDialog.reasonHint')}>
        <Textarea rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Reason>{refusal}</Reason>
    </Dialog>
  )
}
