import { ApiError, errorCodes, useOpenGroupCode } from '@hwjy/sdk'
import { Button, Card, EmptyState, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { studentPath } from '../../shared/page/student-paths.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as css from './class-groups.css.ts'
import { GroupCard } from './group-card.tsx'

/** Opens the class group of a QR code. A code works for a day: an older one asks for a new one. */
export default function OpenGroupPage() {
  const { t } = useTranslation('classGroups')
  const [params] = useSearchParams()
  const ticket = params.get('ticket') ?? ''
  return (
    <div className={list.page}>
      <BackLink to={studentPath.groups} label={t('open.groups')} />
      {ticket === '' ? (
        <EmptyState
          drawing="search"
          title={<h1>{t('open.missing')}</h1>}
          description={t('open.missingText')}
          action={<ToGroups />}
        />
      ) : (
        <Group key={ticket} ticket={ticket} />
      )}
    </div>
  )
}

function Group({ ticket }: { ticket: string }) {
  const { t } = useTranslation('classGroups')
  const group = useOpenGroupCode({ ticket })
  useSubjectTitle(group.data?.className)
  const { error } = group
  if (error instanceof ApiError && error.code === errorCodes.linkExpired)
    return (
      <EmptyState
        drawing="search"
        title={<h1>{t('open.old')}</h1>}
        description={t('open.oldText')}
        action={<ToGroups />}
      />
    )
  if (isNotYours(error)) return <NotInClass />
  if (!group.data)
    return (
      <NoAnswer
        query={group}
        title={<h1>{t('open.error')}</h1>}
        waiting={
          <Waiting>
            <Skeleton shape="box" height="12rem" />
          </Waiting>
        }
      />
    )
  return (
    <Card className={css.ownGroup}>
      <h1 className={list.cardTitle}>
        <ChosenName>{group.data.className}</ChosenName>
      </h1>
      <GroupCard group={group.data} />
    </Card>
  )
}

/** Another child of the family may be in the class: the code was scanned by one phone for all of them. */
function NotInClass() {
  const { t } = useTranslation('classGroups')
  return (
    <EmptyState
      drawing="people"
      title={<h1>{t('open.notIn')}</h1>}
      description={t('open.notInText')}
      action={<ToGroups />}
    >
      <OtherChildren />
    </EmptyState>
  )
}

function ToGroups() {
  const { t } = useTranslation('classGroups')
  return (
    <Button asChild tone="primary">
      <Link to={studentPath.groups}>{t('open.groups')}</Link>
    </Button>
  )
}
