import { Card } from '@hwjy/ui'
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { useBaseInfo } from '../../shared/account/use-base-info.ts'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import { SchoolLogo } from '../../shared/schools/school-logo.tsx'
import * as css from './login-page.css.ts'

export interface SignInFrameProps {
  heading: string
  children: ReactNode
}

interface Frame {
  heading: RefObject<HTMLHeadingElement | null>
  below: HTMLElement | null
}

const FrameContext = createContext<Frame | null>(null)

/** The page around every way into an account: the name of the school, the language, one card. */
export function SignInFrame({ heading, children }: SignInFrameProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const info = useBaseInfo()
  const [below, setBelow] = useState<HTMLElement | null>(null)
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link to="/index/home" className={css.homeLink}>
          <SchoolLogo
            withName
            school={info === null || info === 'unknown' ? null : { name: info.schoolName, logo: info.schoolLogo }}
          />
        </Link>
        <LanguageSelect />
      </header>
      <main className={css.main}>
        <Card padding="lg" isFloating className={css.card}>
          <h1 ref={headingRef} tabIndex={-1} className={css.heading}>
            {heading}
          </h1>
          <FrameContext value={{ heading: headingRef, below }}>{children}</FrameContext>
        </Card>
        <div ref={setBelow} className={css.below} />
      </main>
    </div>
  )
}

export function BelowCard({ children }: { children: ReactNode }) {
  const below = use(FrameContext)?.below
  return below && createPortal(children, below)
}

/** Moves the focus to the heading when the first step is shown again: what had the focus is gone. */
export function useHeadingFocus(isFirstStep: boolean) {
  const heading = use(FrameContext)?.heading
  const wasElsewhere = useRef(false)
  useEffect(() => {
    if (isFirstStep && wasElsewhere.current) heading?.current?.focus()
    wasElsewhere.current = !isFirstStep
  }, [heading, isFirstStep])
}
