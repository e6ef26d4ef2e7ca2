import { clsx } from 'clsx'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from './barrage.css.ts'

/** Chat as moving lines over the page, while the chat itself is not on the screen. Screen readers have the chat. [R19] */
export function Barrage() {
  const { chat } = useClassroom()
  const view = useSelection(chat, (state) => state.view)
  if (!view?.isBarrageOn || view.barrage.length === 0) return null
  return (
    <ul className={clsx(css.sky, css.still)} aria-hidden>
      {view.barrage.map(
        ({ message, lane }) =>
          lane !== null && (
            <li
              key={message.id}
              className={css.line}
              data-mine={message.userId === view.me}
              style={{ top: `${6 + lane * 11}%` }}
              onAnimationEnd={() => chat.lineLanded(message.id)}
            >
              {message.name}: {message.text}
            </li>
          ),
      )}
    </ul>
  )
}
