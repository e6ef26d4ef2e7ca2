import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTakenOver } from '../../shared/prerendered/use-taken-over.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { BothSides } from './both-sides.tsx'
import { Greetings } from './greetings.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { MiniClass } from './mini-class.tsx'
import * as css from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'
import { SchoolsSection } from './schools-section.tsx'
import { AroundLesson } from './around-lesson.tsx'

export default function PublicHomePage() {
  const { t } = useTranslation('publicHome')
  const role = useRole()
  useTakenOver()
  const tryDemo = (
    <Button asChild tone="primary" size="lg">
      <Link to="/demo">{t('tryDemo')}</Link>
    </Button>
  )
  return (
    <>
      <div className={css.hero}>
        <div className={css.pitch}>
          <h1 className={css.heading}>{t('heading')}</h1>
          <p className={css.lead}>{t('lead')}</p>
          <div className={css.actions}>
            {tryDemo}
            <Button asChild size="lg">
              <Link to={role === null ? '/login' : `/${role}`}>{role === null ? t('signIn') : t('toLessons')}</Link>
            </Button>
          </div>
          <p className={css.muted}>{t('noAccount')}</p>
        </div>
        <MiniClass />
      </div>
      <LessonSteps />
      <BothSides />
      <AroundLesson />
      <SchoolsSection />
      <Greetings />
      <Reveal aria-labelledby="invite" className={css.invite}>
        <h2 id="invite" className={css.sectionHeading}>
          {t('invite.heading')}
        </h2>
        <p className={css.lead}>{t('invite.text')}</p>
        {tryDemo}
      </Reveal>
    </>
  )
}
