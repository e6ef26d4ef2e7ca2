import type { OfferedCourse } from '@hwjy/sdk'
import { Button, Card, Link as StyledLink } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { coursePaths } from '../../../shared/courses/course-paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { enquiryPath } from '../../../shared/schools/school-path.ts'
import type { ReturnState } from '../../../shared/session/return-path.ts'
import { useRole } from '../../../shared/session/use-role.ts'
import * as page from '../school-page.css.ts'
import * as css from './offered-course.css.ts'

/** What the course costs, and the next step: asking the school, or for its students the page where they join. */
export function AskCard({ offered: { school, course, classes } }: { offered: OfferedCourse }) {
  const { t, i18n } = useTranslation('offer')
  const role = useRole()
  const { courseId, kind, priceMinor, currency } = course
  const isFull = classes.length > 0 && classes.every(({ seatsLeft }) => seatsLeft === 0)
  return (
    <Card className={css.box}>
      {(kind === 'public' || priceMinor > 0) && (
        <p className={css.price}>{priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}</p>
      )}
      {!school.isOwn && <p className={page.muted}>{t('elsewhere')}</p>}
      {school.isOwn && role === 'student' && (
        <Button asChild tone="primary" size="lg" isWide>
          <Link to={coursePaths.introduction(courseId)}>{t('join')}</Link>
        </Button>
      )}
      {school.isOwn && role === null && (
        <>
          <Button asChild tone="primary" size="lg" isWide>
            <Link to={enquiryPath(school.schoolId, { courseId, wish: 'trial' })}>{t('trial')}</Link>
          </Button>
          <Button asChild size="lg" isWide>
            <Link to={enquiryPath(school.schoolId, { courseId, wish: 'place' })}>{t('place')}</Link>
          </Button>
          <p className={page.muted}>{isFull ? t('fullText') : t('noAccount')}</p>
          <p className={page.muted}>
            {t('haveAccount')}{' '}
            <StyledLink asChild>
              <Link to="/login" state={{ from: coursePaths.introduction(courseId) } satisfies ReturnState}>
                {t('signIn')}
              </Link>
            </StyledLink>
          </p>
        </>
      )}
    </Card>
  )
}
