import { IconButton } from '@hwjy/ui'
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { characterCount, isChatForbidden, MESSAGE_MAX_LENGTH } from '../../core/room/rules/chat-rules.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useChat } from '../hooks/use-chat.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { SendIcon } from '../shared/later-icons.ts'
import { lateView } from '../shared/late-view.tsx'
import { Reason } from '../shared/reason.tsx'
import * as css from './chat-panel.css.ts'

const EmojiButton = lateView(() => import('./emoji/emoji-button.tsx').then((module) => module.EmojiButton))
const PictureButton = lateView(() => import('./pictures/picture-button.tsx').then((module) => module.PictureButton))
const MessageContext = lateView(() => import('./message-context.tsx').then((module) => module.MessageContext))

export interface ChatComposerProps {
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  children?: ReactNode
}

/** Enter sends, Shift+Enter breaks the line, and an input method's Enter belongs to the input method. */
export function ChatComposer({ inputRef, children }: ChatComposerProps) {
  const t = useTranslate()
  const me = useMe()
  const isForbidden = useRoom(isChatForbidden) && !me?.isTeacher
  const { draft, setDraft, submit, to, refusal } = useChat()
  const [denied, setDenial] = useState<RefusalCode | null>(null)
  const [pictureProblem, setPictureProblem] = useState<string | null>(null)
  const denial = denied ?? refusal
  const reasonId = useId()
  const left = MESSAGE_MAX_LENGTH - characterCount(draft)

  const send = () => {
    setPictureProblem(null)
    setDenial(submit())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends a composition before the Enter that confirmed it arrives; then only 229 tells.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <div id={reasonId}>
        <Reason>{pictureProblem ?? (denial && t(`refusal.${denial}`))}</Reason>
      </div>
      <MessageContext />
      <div className={css.boxRow}>
        <EmojiButton onPick={(emoji) => setDraft(draft + emoji)} />
        <PictureButton onDenied={setDenial} onProblem={setPictureProblem} />
        <textarea
          ref={inputRef}
          className={clsx(css.box, to !== null && css.privateBox)}
          rows={1}
          value={draft}
          placeholder={t(isForbidden ? 'chat.paused' : 'chat.placeholder')}
          aria-label={t('chat.placeholder')}
          aria-describedby={reasonId}
          aria-invalid={denial !== null || left < 0}
          enterKeyHint="send"
          onChange={(event) => {
            setDraft(event.target.value)
            setDenial(null)
            setPictureProblem(null)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" tone="primary" label={t('chat.send')} icon={<SendIcon size={18} />} />
      </div>
      {left < 100 && (
        <span className={css.count} data-over={left < 0}>
          {left < 0 ? t('chat.tooLong', { count: -left }) : t('chat.charactersLeft', { count: left })}
        </span>
      )}
    </form>
  )
}
