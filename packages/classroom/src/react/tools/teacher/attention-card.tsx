import { Button, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { ATTENTION_EVERY_MS, ATTENTION_TEXT_LENGTH } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { useToolWords } from '../use-tool-words.ts'

/** A bell and a banner for the whole class, with words or without. [R51] */
export function AttentionCard({ onFold, onClose }: { onFold: () => void; onClose: () => void }) {
  const t = useToolWords()
  const now = useNow()
  const command = useCommand()
  const [text, setText] = useState('')
  const calledAt = useRoom((room) => room.tools.attention?.at ?? null)
  const waitS = calledAt === null ? 0 : Math.ceil((calledAt + ATTENTION_EVERY_MS - now) / 1_000)
  return (
    <ToolCard
      title={t('attention')}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <Button
          tone="primary"
          isWide
          isBusy={command.isBusy}
          onClick={() => void command.attempt({ type: 'callAttention', text })}
        >
          {t('callAttention')}
        </Button>
      }
    >
      <TextInput
        aria-label={t('attentionText')}
        placeholder={t('attentionText')}
        maxLength={ATTENTION_TEXT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {waitS > 0 && <p className={css.muted}>{t('attentionWait', { count: waitS })}</p>}
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
