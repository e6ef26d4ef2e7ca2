import { Button } from '@hwjy/ui'
import type { Ref } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useInvitation } from '../hooks/use-invitation.ts'
import { InvitationIcon } from '../shared/later-icons.ts'
import { Reason } from '../shared/reason.tsx'
import * as css from './invitation-prompt.css.ts'

/** The teacher calls me. It waits and sounds until answered, takes no focus, and `I` leads to it. [R10][R21] */
export function InvitationPrompt({ acceptRef }: { acceptRef?: Ref<HTMLButtonElement> }) {
  const t = useTranslate()
  const mine = useInvitation()
  if (!mine) return null
  const isStage = mine.invitation.to === 'stage'
  const title = t(isStage ? 'invite.toStage' : 'invite.toSpeak')
  return (
    <section className={css.prompt} aria-label={title}>
      <h2 className={css.head}>
        <InvitationIcon size={20} aria-hidden />
        {title}
      </h2>
      <p className={css.hint}>{t(isStage ? 'invite.toStageHint' : 'invite.toSpeakHint')}</p>
      <Reason>{mine.refusal}</Reason>
      <div className={css.actions}>
        <Button onClick={() => void mine.answer(false)}>{t('invite.decline')}</Button>
        <Button ref={acceptRef} tone="primary" isBusy={mine.isBusy} onClick={() => void mine.answer(true)}>
          {t('invite.accept')}
        </Button>
      </div>
    </section>
  )
}
