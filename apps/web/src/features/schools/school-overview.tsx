import type { SchoolDetail } from '@hwjy/sdk'
import { Avatar, Button, Link as StyledLink } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { CourseTile } from '../../shared/schools/course-tile.tsx'
import { tiles } from '../../shared/schools/course-tile.css.ts'
import { enquiryPath, schoolIntroductionPath } from '../../shared/schools/school-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { SchoolContact } from './school-contact.tsx'
import { SchoolHead } from './school-head.tsx'
import * as css from './school-page.css.ts'

export function SchoolOverview({ detail }: { detail: SchoolDetail }) {
  const { t } = useTranslation('schools')
  const role = useRole()
  const { school, introduction, teachers, courses } = detail
  const [firstParagraph = '', ...more] = introduction.split(/\n{2,}/)
  return (
    <>
      <SchoolHead school={school} />
      <div className={css.columns}>
        <div className={css.main}>
          {firstParagraph !== '' && (
            <section aria-labelledby="about" className={css.section}>
              <h2 id="about">{t('about')}</h2>
              <p className={css.text}>{firstParagraph}</p>
              {more.length > 0 && (
                <StyledLink asChild className={css.more}>
                  <Link to={schoolIntroductionPath(school.schoolId)}>{t('readMore')}</Link>
                </StyledLink>
              )}
            </section>
          )}
          <section aria-labelledby="courses" className={css.section}>
            <h2 id="courses">{t('courses')}</h2>
            {courses.length === 0 ? (
              <p className={css.muted}>{t('noCourses')}</p>
            ) : (
              <ul className={tiles}>
                {courses.map((course) => (
                  <li key={course.courseId}>
                    <CourseTile schoolId={school.schoolId} course={course} />
                  </li>
                ))}
              </ul>
            )}
            {school.isOwn && role === null && (
              <p className={css.join}>
                <Button asChild tone="primary">
                  <Link to={enquiryPath(school.schoolId)}>{t('ask')}</Link>
                </Button>
                {t('haveAccount')}
                <StyledLink asChild>
                  <Link to="/login">{t('signIn')}</Link>
                </StyledLink>
              </p>
            )}
          </section>
          {teachers.length > 0 && (
            <section aria-labelledby="teachers" className={css.section}>
              <h2 id="teachers">{t('teachers')}</h2>
              <ul className={css.teachers}>
                {teachers.map(({ userId, name, nickname, avatar, introduction: words }) => (
                  <li key={userId} className={css.teacher}>
                    <Avatar name={name} src={avatar ?? undefined} size={56} isDecorative />
                    <div>
                      <h3 className={css.teacherName}>
                        <HanText>{nickname || name}</HanText>
                      </h3>
                      <HanText className={css.muted}>{words}</HanText>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <SchoolContact detail={detail} />
      </div>
    </>
  )
}
