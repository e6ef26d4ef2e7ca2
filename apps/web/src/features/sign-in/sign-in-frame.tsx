import { Card, Logo } from '@hwjy/ui'
import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import * as css from './login-page.css.ts'

export interface SignInFrameProps {
  heading: string
  children: ReactNode
}

const PlaceBelow = createContext<HTMLElement | null>(null)

/** The page around every way into an account: the name of the school, the language, one card. */
export function SignInFrame({ heading, children }: SignInFrameProps) {
  const [below, setBelow] = useState<HTMLElement | null>(null)
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
          <PlaceBelow value={below}>{children}</PlaceBelow>
        </Card>
        <div ref={setBelow} className={css.below} />
      </main>
    </div>
  )
}

export function BelowCard({ children }: { children: ReactNode }) {
  const place = use(PlaceBelow)
  return place && createPortal(children, place)
}
