import { type SchoolPersonDetail, useGetSchoolPerson } from '@hwjy/sdk'
import { Avatar, Card, Link as StyledLink, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { faceOf } from '../../../shared/people/face-of.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { FamilyCard } from './family-card.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import { PersonForm } from './person-form.tsx'
import { PersonState } from './person-state.tsx'
import { SignInCard } from './sign-in-card.tsx'

export default function PersonPage() {
  const { t } = useTranslation('schoolOffice')
  const { personId = '' } = useParams()
  const query = useGetSchoolPerson({ personId })
  const { data } = query
  useSubjectTitle(data?.person.name)
  return (
    <OfficeFrame
      back={{ to: officePath.people, label: t('sections.people') }}
      title={
        data ? (
          <span className={css.person}>
            <Avatar {...faceOf(data.person)} size={40} isDecorative />
            {data.person.name}
            <PersonState state={data.person.state} />
          </span>
        ) : (
          t('people.person')
        )
      }
    >
      {data ? (
        <Person key={personId} detail={data} onRefused={() => void query.refetch()} />
      ) : (
        <NoAnswer
          query={query}
          waiting={
            <Waiting className={css.split}>
              <Skeleton shape="box" height="28rem" />
              <Skeleton shape="box" height="14rem" />
            </Waiting>
          }
        />
      )}
    </OfficeFrame>
  )
}

interface PersonProps {
  detail: SchoolPersonDetail
  /** The person is no longer as they are shown: another administrator or the person changed something. */
  onRefused: () => void
}

function Person({ detail, onRefused }: PersonProps) {
  const { t } = useTranslation('schoolOffice')
  const { person, classes } = detail
  return (
    <div className={css.split}>
      <div className={css.panel}>
        <PersonForm detail={detail} />
      </div>
      <div className={css.panel}>
        <SignInCard detail={detail} onRefused={onRefused} />
        {person.role === 'teacher' && <PermissionsCard key={person.permissions.join()} person={person} />}
        {person.role === 'student' && <FamilyCard detail={detail} onRefused={onRefused} />}
        <Card asChild className={css.card}>
          <section>
            <h2 className={css.cardTitle}>{t('people.classes')}</h2>
            {classes.length === 0 ? (
              <p className={css.muted}>{t('people.noClasses')}</p>
            ) : (
              <ul className={css.plainList}>
                {classes.map(({ classId, className, courseName }) => (
                  <li key={classId}>
                    <StyledLink asChild>
                      <Link to={officePath.class(classId)}>{className}</Link>
                    </StyledLink>{' '}
                    <span className={css.muted}>{courseName}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </Card>
      </div>
    </div>
  )
}
