import {
  errorCodes,
  type InvitationLink,
  type SchoolPersonDetail,
  useCloseSchoolPerson,
  useInviteStudent,
  useInviteTeacher,
  useReopenSchoolPerson,
  useResetSchoolPerson,
  useRevokeSchoolInvitation,
} from '@hwjy/sdk'
import { Button, Card, useConfirm } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

interface SignInCardProps {
  detail: SchoolPersonDetail
  onRefused: () => void
}

/** Shows how a person gets in: the invitation, a new start for a lost password, and the end. */
export function SignInCard({ detail, onRefused }: SignInCardProps) {
  const { person, invitation, signIns, lastSeenAt } = detail
  const { t } = useTranslation('schoolOffice')
  const confirm = useConfirm()
  const dateTime = dateTimeText()
  const { problem, isBusy, run } = useCall(undefined, ({ code }) =>
    code === errorCodes.invitationUnusable ? t('signIn.invitationOver') : undefined,
  )
  const [link, setLink] = useState<InvitationLink | null>(null)
  const { mutateAsync: inviteStudent } = useInviteStudent(atOnce)
  const { mutateAsync: inviteTeacher } = useInviteTeacher(atOnce)
  const { mutateAsync: reset } = useResetSchoolPerson(atOnce)
  const { mutateAsync: close } = useCloseSchoolPerson(atOnce)
  const { mutateAsync: reopen } = useReopenSchoolPerson(atOnce)
  const { mutateAsync: revoke } = useRevokeSchoolInvitation(atOnce)
  const { personId, role, name, state } = person
  const ref = { data: { personId } }
  async function ask(call: () => Promise<unknown>) {
    if (!(await run(call))) onRefused()
  }

  const invite = () =>
    ask(async () =>
      setLink(
        await (role === 'teacher'
          ? inviteTeacher({ data: { tchId: personId } })
          : inviteStudent({ data: { stuId: personId } })),
      ),
    )
  async function startAnew() {
    const isSure = await confirm({
      title: t('signIn.resetTitle', { name }),
      description: t('signIn.resetText'),
      confirmLabel: t('signIn.reset'),
      tone: 'danger',
    })
    if (isSure) await ask(async () => setLink(await reset(ref)))
  }
  async function end() {
    const isSure = await confirm({
      title: t('signIn.closeTitle', { name }),
      description: t('signIn.closeText'),
      confirmLabel: t('signIn.close'),
      tone: 'danger',
    })
    if (isSure) await ask(() => close(ref))
  }
  return (
    <Card asChild className={css.card}>
      <section>
        <h2 className={css.cardTitle}>{t('signIn.title')}</h2>
        <dl className={css.facts}>
          <dt>{t('signIn.open')}</dt>
          <dd>{signIns}</dd>
          <dt>{t('signIn.lastSeen')}</dt>
          <dd>{lastSeenAt === null ? t('signIn.never') : dateTime(lastSeenAt)}</dd>
          {invitation && (
            <>
              <dt>{t('signIn.invitation')}</dt>
              <dd>{t('signIn.invitedUntil', { at: dateTime(invitation.expiresAt) })}</dd>
            </>
          )}
        </dl>
        <CallNotice problem={problem} />
        <div className={css.actions}>
          {(state === 'waiting' || state === 'invited') && (
            <Button tone={state === 'waiting' ? 'primary' : 'neutral'} isBusy={isBusy} onClick={() => void invite()}>
              {t(state === 'waiting' ? 'signIn.invite' : 'signIn.inviteAgain')}
            </Button>
          )}
          {invitation && state === 'invited' && (
            <Button
              tone="quiet"
              isBusy={isBusy}
              onClick={() => void ask(() => revoke({ data: { invitationId: invitation.invitationId } }))}
            >
              {t('signIn.revoke')}
            </Button>
          )}
          {state === 'active' && (
            <Button isBusy={isBusy} onClick={() => void startAnew()}>
              {t('signIn.reset')}
            </Button>
          )}
          {state === 'closed' ? (
            <Button isBusy={isBusy} onClick={() => void ask(() => reopen(ref))}>
              {t('signIn.reopen')}
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void end()}>
              {t('signIn.close')}
            </Button>
          )}
        </div>
        {link && <InvitationDialog name={name} link={link} onClose={() => setLink(null)} />}
      </section>
    </Card>
  )
}
