import { Card, Logo } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import * as css from './login-page.css.ts'

export interface SignInFrameProps {
  heading: string
  /** Inside the card. */
  children: ReactNode
  /** Under the card. */
  below?: ReactNode
}

/** The page around every way into an account: the name of the school, the language, one card. */
export function SignInFrame({ heading, children, below }: SignInFrameProps) {
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
          <h1 className={css.heading}>{heading}</h1>
          {children}
        </Card>
        {below}
      </main>
    </div>
  )
}
