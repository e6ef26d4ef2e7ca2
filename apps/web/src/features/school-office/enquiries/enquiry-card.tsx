import { type Enquiry, type EnquiryState, type InvitationLink, useInviteEnquirer, useSetEnquiryState } from '@hwjy/sdk'
import { Button, Card, Link as StyledLink, personAddress, StatusPill, useConfirm, useToast } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { clockTime } from '../../../shared/time/lesson-time.ts'
import { useServerMinute } from '../../../shared/time/use-server-minute.ts'
import { isKnownZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { dateTimeText } from '../date-time-text.ts'
import * as office from '../office.css.ts'
import { officePath } from '../office-path.ts'
import { ContactLink } from './contact-link.tsx'
import * as css from './enquiries.css.ts'
import { NoteDialog } from './note-dialog.tsx'

const TONES = { new: 'accent', answered: 'neutral', invited: 'success', closed: 'neutral' } as const

interface EnquiryCardProps {
  enquiry: Enquiry
  onInvited: (link: InvitationLink) => void
}

/** One enquiry: who asks for what, how to reach them, and the next step of the office. */
export function EnquiryCard({ enquiry, onInvited }: EnquiryCardProps) {
  const { t } = useTranslation('schoolOffice')
  const [isNoting, setIsNoting] = useState(false)
  const dateTime = dateTimeText()
  const { enquiryId, state, wish, courseName, name, childName, childAge, contact, text, note, personId } = enquiry
  return (
    <Card asChild padding="lg" className={css.card}>
      <article aria-labelledby={enquiryId}>
        <div className={office.cardHead}>
          <div>
            <h2 id={enquiryId} className={css.name}>
              {name}
            </h2>
            <p className={office.muted}>
              {t(`enquiries.wishes.${wish}`)}
              {courseName !== null && ` · ${courseName}`}
              {` · ${dateTime(enquiry.createdAt)}`}
            </p>
          </div>
          <StatusPill tone={TONES[state]}>{t(`enquiries.states.${state}`)}</StatusPill>
        </div>
        {text !== '' && <blockquote className={css.text}>{text}</blockquote>}
        <dl className={css.facts}>
          <Fact term={t('enquiries.contact')}>
            <ContactLink contact={contact} />
          </Fact>
          {(childName !== null || childAge !== null) && (
            <Fact term={t('enquiries.child')}>
              {[childName, childAge === null ? null : t('enquiries.age', { count: childAge })]
                .filter((part) => part !== null)
                .join(' · ')}
            </Fact>
          )}
          <Fact term={t('enquiries.language')}>{t(`enquiries.languages.${enquiry.language}`)}</Fact>
          <Fact term={t('enquiries.clock')}>
            <ClockThere zone={enquiry.timeZone} />
          </Fact>
          {personId !== null && (
            <Fact term={t('enquiries.student')}>
              <StyledLink asChild>
                <Link to={officePath.person(personId)}>{childName ?? name}</Link>
              </StyledLink>
            </Fact>
          )}
          {enquiry.deletedAt !== null && <Fact term={t('enquiries.deleted')}>{dateTime(enquiry.deletedAt)}</Fact>}
        </dl>
        <div className={css.note}>
          {note !== '' && <p>{t('enquiries.noted', { note })}</p>}
          <Button
            size="sm"
            tone="quiet"
            className={note === '' ? css.noteButton : undefined}
            onClick={() => setIsNoting(true)}
          >
            {t(note === '' ? 'enquiries.addNote' : 'enquiries.changeNote')}
          </Button>
        </div>
        <EnquiryActions enquiry={enquiry} onInvited={onInvited} />
        {isNoting && <NoteDialog enquiry={enquiry} onClose={() => setIsNoting(false)} />}
      </article>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

/** A school that calls back wants to know whether it is night there. */
function ClockThere({ zone }: { zone: string }) {
  const now = useServerMinute()
  const placeName = usePlaceName()
  if (!isKnownZone(zone)) return zone
  return `${clockTime(new Date(now), currentLanguage(), zone)} · ${zone.includes('/') ? placeName(zone) : zone}`
}

const NEXT: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  invited: ['closed'],
  closed: ['new'],
}

function EnquiryActions({ enquiry, onInvited }: EnquiryCardProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const confirm = useConfirm()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: setState } = useSetEnquiryState(atOnce)
  const { mutateAsync: invite } = useInviteEnquirer(atOnce)
  const { enquiryId, updatedAt: basedOn, state } = enquiry
  const name = personAddress(enquiry.name, currentLanguage())
  async function ask() {
    const isSure = await confirm({
      title: t('enquiries.inviteTitle', { name }),
      description: t(state === 'invited' ? 'enquiries.inviteAgainText' : 'enquiries.inviteText'),
      confirmLabel: t(state === 'invited' ? 'enquiries.inviteAgain' : 'enquiries.invite'),
    })
    if (isSure) await run(async () => onInvited(await invite({ data: { enquiryId, basedOn } })))
  }
  async function move(to: EnquiryState) {
    if (!(await run(() => setState({ data: { enquiryId, basedOn, state: to } })))) return
    toast.show(t('enquiries.moved', { name, state: t(`enquiries.states.${to}`) }), { tone: 'success' })
  }
  return (
    <>
      <CallNotice problem={problem} />
      <div className={office.actions}>
        {state !== 'closed' && (
          <Button
            tone={state === 'invited' ? 'neutral' : 'primary'}
            isBusy={isBusy}
            aria-label={t(state === 'invited' ? 'enquiries.inviteAgainOne' : 'enquiries.inviteOne', { name })}
            onClick={() => void ask()}
          >
            {t(state === 'invited' ? 'enquiries.inviteAgain' : 'enquiries.invite')}
          </Button>
        )}
        {NEXT[state].map((to) => (
          <Button
            key={to}
            disabled={isBusy}
            aria-label={t(`enquiries.moveOne.${to as 'answered' | 'closed' | 'new'}`, { name })}
            onClick={() => void move(to)}
          >
            {t(`enquiries.move.${to as 'answered' | 'closed' | 'new'}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
