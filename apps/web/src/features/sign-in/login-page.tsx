import { Banner, Button } from '@hwjy/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useBaseInfo } from '../../shared/account/use-base-info.ts'
import { useTakenOver } from '../../shared/prerendered/use-taken-over.ts'
import { reasonToSignIn, returnPath } from '../../shared/session/return-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { deviceStorage } from '../../shared/choices/storage.ts'
import { ChoiceRow, RoleRow } from './choice-row.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { passkeySignIn, PhoneForm, SmsForm, WechatWay } from './late-parts.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInSteps } from './steps/sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'
import { rememberChoice, rememberedChoice, type SignInChoice, useSignInWays } from './ways/sign-in-choice.ts'
import { type Credentials, useCredentials, UsernameForm } from './ways/username-form.tsx'

const otherWays = { phone: PhoneForm, sms: SmsForm, wechat: WechatWay }

export default function LoginPage() {
  const { t } = useTranslation(['signIn', 'common'])
  const role = useRole()
  const { state } = useLocation()
  const [lastChoice, setChoice] = useState(() => rememberedChoice(deviceStorage))
  const ways = useSignInWays()
  const choice = { ...lastChoice, way: ways.includes(lastChoice.way) ? lastChoice.way : 'username' } as const
  const [credentials, setCredentials] = useCredentials()
  const signIn = useSignIn(choice.role)
  const reason = reasonToSignIn(state)
  const info = useBaseInfo()
  useTakenOver()

  function choose(change: Partial<SignInChoice>) {
    const next = { ...choice, ...change }
    setChoice(next)
    rememberChoice(deviceStorage, next)
    signIn.chooseWay()
  }
  function type(next: Credentials) {
    setCredentials(next)
    signIn.edit()
  }

  // On a desktop the guard has led on already; phones are not redirected by it.
  if (role !== null && signIn.state.at === 'done') return <Navigate to={returnPath(state, role)} replace />
  if (role !== null) {
    return (
      <SignInFrame heading={t('heading')}>
        <AlreadySignedIn home={`/${role}`} />
      </SignInFrame>
    )
  }
  const OtherWay = choice.way === 'username' ? null : otherWays[choice.way]
  return (
    <SignInFrame heading={t('heading')}>
      {info !== null && info !== 'unknown' && info.hasSchool === false && <Banner>{t('noSchool')}</Banner>}
      <SignInSteps role={choice.role} signIn={signIn}>
        {hasNewPassword(state) && <Banner tone="success">{t('newPassword')}</Banner>}
        {reason !== null && <Banner tone={reason === 'expired' ? 'warning' : 'info'}>{t(reason)}</Banner>}
        <RoleRow value={choice.role} onChange={(chosen) => choose({ role: chosen })} />
        <ChoiceRow
          label={t('way')}
          name="way"
          look="tabs"
          value={choice.way}
          onChange={(way) => choose({ way })}
          options={ways.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
        />
        {OtherWay ? (
          <Suspense fallback={<FormSkeleton />}>
            {/* A code that was sent to a student is not valid for a teacher. */}
            <OtherWay key={choice.role} role={choice.role} signIn={signIn} />
          </Suspense>
        ) : (
          <>
            <UsernameForm
              role={choice.role}
              value={credentials}
              onChange={type}
              state={signIn.state}
              onSubmit={signIn.enter}
            />
            <Button isWide size="lg" onClick={() => signIn.enter(() => passkeySignIn(choice.role))}>
              {t('passkey')}
            </Button>
            <Suspense>
              <DemoAccounts
                role={choice.role}
                way="username"
                typed={credentials.username}
                onPick={({ username }, password) => type({ username, password })}
              />
            </Suspense>
          </>
        )}
      </SignInSteps>
    </SignInFrame>
  )
}

/** The page of a forgotten password passes this state. */
const hasNewPassword = (state: unknown) => (state as { hasNewPassword?: boolean } | null)?.hasNewPassword === true

/** Phones are not redirected from here, so the page says where to go. */
function AlreadySignedIn({ home }: { home: string }) {
  const { t } = useTranslation(['signIn', 'common'])
  return (
    <>
      <p>{t('already')}</p>
      <Button asChild tone="primary" size="lg" isWide>
        <Link to={home}>{t('continue')}</Link>
      </Button>
    </>
  )
}
