import { Button, Logo } from '@hwjy/ui'
import { CalendarClock, type LucideIcon, Mic, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import { useRole } from '../../shared/session/use-role.ts'
import * as css from './public-home-page.css.ts'
import { WritingBoard } from './writing-board.tsx'

/** What a visitor meets first: what this is, what a lesson is like, and the way in. */
export default function PublicHomePage() {
  const { t } = useTranslation('publicHome')
  const role = useRole()
  const entrance = role === null ? { to: '/login', label: t('signIn') } : { to: `/${role}`, label: t('toLessons') }
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Logo withName />
        <div className={css.barEnd}>
          <LanguageSelect />
        </div>
      </header>
      <main>
        <div className={css.hero}>
          <div className={css.pitch}>
            <h1 className={css.heading}>{t('heading')}</h1>
            <p className={css.lead}>{t('lead')}</p>
            <Button asChild tone="primary" size="lg">
              <Link to={entrance.to}>{entrance.label}</Link>
            </Button>
          </div>
          <WritingBoard />
        </div>
        <section aria-label={t('pointsHeading')} className={css.points}>
          <Point icon={PenLine} heading={t('board')} text={t('boardText')} />
          <Point icon={Mic} heading={t('voice')} text={t('voiceText')} />
          <Point icon={CalendarClock} heading={t('everywhere')} text={t('everywhereText')} />
        </section>
      </main>
      <footer className={css.foot}>
        <span lang="zh-Hans">华文课堂</span> · Huawen Classroom
      </footer>
    </div>
  )
}

function Point({ icon: Icon, heading, text }: { icon: LucideIcon; heading: string; text: string }) {
  return (
    <div className={css.point}>
      <Icon aria-hidden size={28} className={css.pointIcon} />
      <h2>{heading}</h2>
      <p className={css.pointText}>{text}</p>
    </div>
  )
}
