import { clsx } from 'clsx'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from './barrage.css.ts'

const LANES = 4

/** Chat as moving lines over the page. Screen readers have the chat itself. [R19] */
export function Barrage() {
  const { chat } = useClassroom()
  const view = useSelection(chat, (state) => state.view)
  if (!view?.isBarrageOn || view.barrage.length === 0) return null
  return (
    <ul className={clsx(css.sky, css.still)} aria-hidden>
      {view.barrage.map((message) => (
        <li
          key={message.id}
          className={css.line}
          data-mine={message.userId === view.me}
          style={{ top: `${6 + (message.seq % LANES) * 11}%` }}
        >
          {message.name}: {message.text}
        </li>
      ))}
    </ul>
  )
}
