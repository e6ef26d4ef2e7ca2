import { ApiError, errorCodes, getGetInvitationQueryOptions, type OpenInvitation } from '@hwjy/sdk'
import { Banner, Button, personAddress, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useTextDraft } from '../../../shared/choices/text-draft.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { PublicQueries } from '../../../shared/public-queries.tsx'
import * as css from '../login-page.css.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { invitationToken, unusableReason } from './invitation-link.ts'
import type { RegistrationFormProps } from './registration-form.tsx'

const RegistrationForm = lazyPage<RegistrationFormProps>(() => import('./registration-form.tsx'))

/**
 * The first sign-in of a person the school has added: they choose a password. The token stands behind the `#` of the
 * address, which browsers send to no server and no referrer.
 */
export default function InvitationPage() {
  return (
    <PublicQueries>
      <Invitation />
    </PublicQueries>
  )
}

function Invitation() {
  const { t } = useTranslation('invitation')
  const { hash } = useLocation()
  const token = invitationToken(hash)
  const [accepted, setAccepted] = useState<string | null>(null)
  // The sign-in form begins with it.
  const [, keepForSignIn] = useTextDraft('signIn', { username: '' })
  const options = getGetInvitationQueryOptions({ token: token ?? '' })
  const invitation = useQuery({ ...options, enabled: token !== null && accepted === null, retry: false, gcTime: 0 })

  if (accepted !== null) {
    return (
      <SignInFrame heading={t('done')}>
        <Banner tone="success">{t('doneText', { username: accepted })}</Banner>
        <Button asChild tone="primary" size="lg" isWide>
          <Link to="/login" replace>
            {t('signIn')}
          </Link>
        </Button>
      </SignInFrame>
    )
  }
  if (token === null || invitation.isError) {
    return <Unusable error={invitation.error} onRetry={() => void invitation.refetch()} />
  }
  if (!invitation.data) {
    return (
      <SignInFrame heading={t('heading')}>
        <Skeleton height="14rem" />
      </SignInFrame>
    )
  }
  const onAccepted = (username: string) => {
    keepForSignIn({ username })
    setAccepted(username)
  }
  return <Welcome invitation={invitation.data} token={token} onAccepted={onAccepted} />
}

interface WelcomeProps {
  invitation: OpenInvitation
  token: string
  onAccepted: (username: string) => void
}

function Welcome({ invitation, token, onAccepted }: WelcomeProps) {
  const { t } = useTranslation('invitation')
  const { schoolName, name, nickname, username, role, registration } = invitation
  if (registration) {
    return (
      <SignInFrame heading={t('registerHeading', { schoolName })}>
        <p className={css.hint}>{t('registerText')}</p>
        <Suspense fallback={<FormSkeleton />}>
          <RegistrationForm token={token} invitation={invitation} family={registration} onAccepted={onAccepted} />
        </Suspense>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={t('welcome', { name: personAddress(name, currentLanguage(), role) })}>
      <p className={css.hint}>{t('text', { schoolName, username })}</p>
      <InvitationForm token={token} nickname={nickname} onAccepted={onAccepted} />
    </SignInFrame>
  )
}

/** @param error null for an address without a token */
function Unusable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('invitation')
  const problemText = useProblemText()
  const isFinal = error === null || (error instanceof ApiError && error.code === errorCodes.invitationUnusable)
  return (
    <SignInFrame heading={t('heading')}>
      <Banner tone={isFinal ? 'warning' : 'danger'}>
        {isFinal ? t(`reason.${unusableReason(error)}`) : problemText(error)}
      </Banner>
      {isFinal ? (
        <Button asChild size="lg" isWide>
          <Link to="/login">{t('signIn')}</Link>
        </Button>
      ) : (
        <Button size="lg" isWide onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </SignInFrame>
  )
}
