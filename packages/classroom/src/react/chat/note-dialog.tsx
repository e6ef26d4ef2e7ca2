import { Button, Dialog, Field, Textarea } from '@hwjy/ui'
import { useState } from 'react'
import { characterCount, PINNED_MAX_LENGTH } from '../../core/room/rules/chat-rules.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useWords } from '../i18n/use-words.ts'
import { chatWords } from './words/chat-words.ts'

/** The teacher pins a note that was never said. */
export function NoteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(chatWords)
  const room = useTranslate()
  const command = useCommand()
  const [note, setNote] = useState('')
  const left = PINNED_MAX_LENGTH - characterCount(note)
  const save = async () => {
    if (await command.attempt({ type: 'pinNote', text: note })) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('note.title')}
      footer={
        <>
          <Button onClick={onClose}>{room('room.cancel')}</Button>
          <Button tone="primary" isBusy={command.isBusy} onClick={() => void save()}>
            {t('note.save')}
          </Button>
        </>
      }
    >
      <Field label={t('note.text')} help={t('note.left', { count: Math.max(0, left) })} error={command.refusal}>
        <Textarea value={note} rows={3} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Dialog>
  )
}
