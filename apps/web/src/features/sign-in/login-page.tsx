import { Banner, Button, Card, Logo } from '@hwjy/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import { reasonToSignIn, returnPath } from '../../shared/session/return-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { CaptchaDialog } from './lazy-captcha-dialog.ts'
import { type Credentials, LoginForm } from './login-form.tsx'
import * as css from './login-page.css.ts'
import { rememberRole, rememberedRole } from './remembered-role.ts'
import { useSignIn } from './use-sign-in.ts'

/** One card: who you are, two fields, one button. Accounts to try it with stand below. */
export default function LoginPage() {
  const { t } = useTranslation(['signIn', 'common'])
  const role = useRole()
  const [credentials, setCredentials] = useState<Credentials>(() => ({
    role: rememberedRole(),
    username: '',
    password: '',
  }))
  const { signIn, hasSignedIn, problem, isBusy, forgetProblem } = useSignIn()
  const { state } = useLocation()
  const reason = reasonToSignIn(state)

  function change(next: Credentials) {
    setCredentials(next)
    forgetProblem()
    if (next.role !== credentials.role) rememberRole(next.role)
  }

  // On a desktop the guard has led on already; phones are not redirected by it.
  if (role !== null && hasSignedIn) return <Navigate to={returnPath(state, role)} replace />
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link to="/index/home" className={css.homeLink}>
          <Logo withName />
        </Link>
        <LanguageSelect />
      </header>
      <main className={css.main}>
        <Card padding="lg" isFloating className={css.card}>
          <h1 className={css.heading}>{t('heading')}</h1>
          {role === null && reason !== null && (
            <Banner tone={reason === 'expired' ? 'warning' : 'info'}>{t(reason)}</Banner>
          )}
          {role === null ? (
            <LoginForm
              value={credentials}
              onChange={change}
              problem={problem?.kind === 'captcha-required' ? null : problem}
              isBusy={isBusy}
              onSubmit={() => signIn(credentials)}
            />
          ) : (
            <AlreadySignedIn home={`/${role}`} />
          )}
        </Card>
        {role === null && (
          <DemoAccounts
            role={credentials.role}
            username={credentials.username}
            onPick={({ username, role: itsRole }, password) => change({ role: itsRole, username, password })}
          />
        )}
      </main>
      {role === null && problem?.kind === 'captcha-required' && (
        <Suspense>
          <CaptchaDialog
            key={problem.askedAt}
            onSolved={(captchaVerification) => signIn(credentials, captchaVerification)}
            onClose={forgetProblem}
          />
        </Suspense>
      )}
    </div>
  )
}

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
