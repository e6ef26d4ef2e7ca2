import { Button } from '@hwjy/ui'
import { useCommand } from '../hooks/use-command.ts'
import { useOwnMedia } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from '../invitation/invitation-prompt.css.ts'
import { MicIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import { speakingWords } from './speaking-words.ts'

/** It's my turn: one press speaks, another says "not now". It takes no focus; `Enter` outside of fields and buttons speaks, too. [R48] */
export function TurnCard({ isAsked }: { isAsked: boolean }) {
  const t = useWords(speakingWords)
  const mic = useOwnMedia('mic')
  const { send, isBusy, refusal, explain } = useCommand()
  const title = t(isAsked ? 'turn.asked' : 'turn.title')
  return (
    <section className={css.prompt} aria-label={title}>
      <h2 className={css.head}>
        <MicIcon size={20} aria-hidden />
        {title}
      </h2>
      <p className={css.hint}>{t('turn.hint')}</p>
      <Reason>{refusal}</Reason>
      <div className={css.actions}>
        <Button isBusy={isBusy} onClick={() => void send({ type: 'declineSpeech' })}>
          {t('turn.notNow')}
        </Button>
        <Button
          tone="primary"
          isBusy={mic.status === 'starting'}
          onClick={() => void mic.toggle().then((code) => code && explain(code))}
        >
          {t('turn.micOn')}
        </Button>
      </div>
    </section>
  )
}
