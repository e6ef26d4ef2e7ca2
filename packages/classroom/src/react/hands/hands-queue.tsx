import { Button } from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslate } from '../hooks/classroom-context.ts'
import { formatMinutes, useNow } from '../hooks/use-class-clock.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useHands } from '../hooks/use-hands.ts'
import { useMe } from '../hooks/use-me.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { TurnWaiting } from '../speaking/turn-waiting.tsx'
import { Reason } from '../shared/reason.tsx'
import * as css from './hands-queue.css.ts'

/** Raised hands, first come first, each one press from an answer. [R9][R14] */
export function HandsQueue() {
  const t = useTranslate()
  const address = usePersonAddress()
  const now = useNow()
  const isTeacher = useMe()?.isTeacher ?? false
  const { queue, speaking, notRaised } = useHands()
  const command = useCommand()
  const { attempt, refusal } = command
  return (
    <section className={css.panel} aria-label={t('hands.label')}>
      {speaking.length > 0 && (
        <>
          <h2 className={css.heading}>{t('hands.speakingNow')}</h2>
          <ul className={css.list}>
            {speaking.map(({ userId, name }) => (
              <li key={userId} className={css.row}>
                <span className={css.name}>{name}</span>
                <TurnWaiting userId={userId} name={name} command={isTeacher ? command : null} />
                {isTeacher && (
                  <Button
                    size="sm"
                    className={css.turn}
                    aria-label={t('hands.hangUpOf', { name: address(name) })}
                    onClick={() => void attempt({ type: 'hangUp', userId })}
                  >
                    {t('roster.hangUp')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {queue.length === 0 ? (
        speaking.length === 0 && <p className={clsx(css.quiet, css.empty)}>{t('hands.empty')}</p>
      ) : (
        <ol className={css.list}>
          {queue.map(({ userId, name, at }, index) => (
            <li key={userId} className={css.row}>
              <span className={css.place}>{index + 1}</span>
              <span className={css.name}>
                {name} <span className={css.waiting}>{t('hands.waiting', { time: formatMinutes(now - at) })}</span>
              </span>
              {isTeacher && (
                <span className={css.actions}>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-label={t('hands.rejectOf', { name: address(name) })}
                    onClick={() => void attempt({ type: 'rejectHand', userId })}
                  >
                    {t('hands.reject')}
                  </Button>
                  <Button
                    size="sm"
                    tone="primary"
                    aria-label={t('hands.acceptOf', { name: address(name) })}
                    onClick={() => void attempt({ type: 'acceptHand', userId })}
                  >
                    {t('hands.accept')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <Reason>{refusal}</Reason>
      {queue.length > 0 && notRaised > 0 && <p className={css.quiet}>{t('hands.notRaised', { count: notRaised })}</p>}
    </section>
  )
}
