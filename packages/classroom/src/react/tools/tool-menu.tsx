import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTypedKind } from '../../core/room/rules/typed-rules.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'
import { TOOL_ICONS, TOOL_NAMES } from './tool-icons.tsx'
import * as css from './tool-menu.css.ts'
import { type ToolName, useTimeOfDay } from './use-tools.ts'
import { useToolWords } from './use-tool-words.ts'

/** All tools in a grid. The teacher asked for it, so it takes the focus. */
export function ToolMenu({ onChoose, onClose }: { onChoose: (tool: ToolName) => void; onClose: () => void }) {
  const t = useToolWords()
  const { bank } = useClassroom()
  const timeOf = useTimeOfDay()
  const menu = useRef<HTMLElement>(null)
  const { practice, rollCalls, timer, usedAt } = useRoom(({ practice, tools }) => ({ ...tools, practice }))
  // While the menu still stands: once it is taken away, nobody knows that it had the focus.
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = menu.current
    element?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus()
    }
  }, [])
  useEffect(() => {
    const element = menu.current
    const leave = (event: Event) => {
      if (event.target instanceof Node && !element?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [onClose])
  const isRunning: Readonly<Partial<Record<ToolName, boolean>>> = {
    quiz: practice?.status === 'open' && practice.kind === 'clicker',
    buzzer: practice?.status === 'open' && practice.kind === 'buzzer',
    practice: practice?.status === 'open' && practice.kind === 'questions',
    dictation: practice?.status === 'open' && isTypedKind(practice.kind),
    check: practice?.status === 'open' && practice.kind === 'check',
    rollCall: rollCalls.at(-1)?.endedAt === null,
    timer: timer !== null,
  }
  const noteOf = (tool: ToolName) => {
    if (isRunning[tool]) return t('running')
    const at = tool === 'quiz' ? usedAt.clicker : tool === 'buzzer' ? usedAt.buzzer : undefined
    return at === undefined ? null : t('usedAt', { time: timeOf(at) })
  }
  return (
    // Keys of the menu: Escape closes it, the arrows of a grid are Tab and Shift Tab here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={menu}
      className={css.menu}
      aria-label={t('tools')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {TOOL_NAMES.filter((tool) => tool !== 'practice' || bank).map((tool) => (
        <button key={tool} type="button" className={css.item} onClick={() => onChoose(tool)}>
          {TOOL_ICONS[tool]}
          <span>{t(tool)}</span>
          {noteOf(tool) && <span className={css.note}>{noteOf(tool)}</span>}
        </button>
      ))}
    </section>
  )
}
