import { Avatar, Button } from '@hwjy/ui'
import { useRemoved } from '../hooks/use-participants.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './roster-panel.css.ts'
import { rosterWords } from './roster-words.ts'
import { useAbsence } from './use-absence.ts'

/** Below the class, for the teacher: who was removed, and who has not come, with what the school knows. [R46] */
export function Missing({ onReadmit }: { onReadmit: CommandState['attempt'] }) {
  const t = useWords(rosterWords)
  const address = usePersonAddress()
  const absence = useAbsence(true)
  const removed = useRemoved()
  if (absence.count === 0 && removed.length === 0) return null
  const notHere = t('notHere', { count: absence.count })
  return (
    <div className={css.missing}>
      {removed.length > 0 && (
        <section aria-label={t('removed')}>
          <h3 className={css.heading}>{t('removed')}</h3>
          <ul className={css.shortList}>
            {removed.map(({ userId, name, avatar }) => (
              <li key={userId} className={css.row} data-presence="gone">
                <Avatar name={name} src={avatar} size={32} isDecorative />
                <div className={css.who}>
                  <div className={css.name}>{name}</div>
                </div>
                <Button
                  size="sm"
                  aria-label={t('readmitOf', { name: address(name) })}
                  onClick={() => void onReadmit({ type: 'readmit', userId })}
                >
                  {t('readmit')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {absence.count > 0 && (
        <section aria-label={notHere}>
          <h3 className={css.heading}>{notHere}</h3>
          <ul className={css.shortList}>
            {absence.people.map(({ userId, name, avatar, leave }) => (
              <li key={userId} className={css.row} data-presence="gone">
                <Avatar name={name} src={avatar} size={32} isDecorative />
                <div className={css.who}>
                  <div className={css.name}>{name}</div>
                  <div className={css.facts}>
                    {leave ? t(leave.reason ? 'onLeaveBecause' : 'onLeave', { reason: leave.reason }) : t('absent')}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
