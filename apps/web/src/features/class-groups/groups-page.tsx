import { type ClassChatGroup, type GroupQrCode, useTeacherListChatGroups, useTeacherListGroupCodes } from '@hwjy/sdk'
import { Card, EmptyState, Link as StyledLink, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { QrCode } from '../../shared/qr-code/qr-code.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import * as css from './class-groups.css.ts'

/** The group of each class with the code that leads into it for a day. */
export default function GroupsPage() {
  const { t } = useTranslation('classGroups')
  const codes = useTeacherListGroupCodes()
  const groups = useTeacherListChatGroups()
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
        <div className={list.actions}>
          <PrintButton disabled={!codes.data?.length}>{t('print')}</PrintButton>
        </div>
      </header>
      {codes.data ? (
        <Codes codes={codes.data} groups={groups.data ?? []} />
      ) : (
        <NoAnswer
          query={codes}
          title={t('loadError')}
          waiting={
            <Waiting className={css.codes}>
              <Skeleton shape="box" height="20rem" />
              <Skeleton shape="box" height="20rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Codes({ codes, groups }: { codes: readonly GroupQrCode[]; groups: readonly ClassChatGroup[] }) {
  const { t, i18n } = useTranslation('classGroups')
  const now = useServerNow()
  const zone = useViewerZone()
  if (codes.length === 0) return <EmptyState drawing="people" title={t('none')} description={t('noneText')} />
  return (
    <ul className={css.codes} aria-label={t('heading')}>
      {codes.map(({ groupId, classId, className, courseName, link, expiresAt }) => {
        const group = groups.find((one) => one.groupId === groupId)
        const last = group?.lastMessage
        return (
          <li key={groupId}>
            <Card className={css.group}>
              <div>
                <h2 className={list.cardTitle}>
                  <StyledLink asChild>
                    <Link to={teacherPath.class(classId)}>
                      <ChosenName>{className}</ChosenName>
                    </Link>
                  </StyledLink>
                </h2>
                <p className={list.muted}>
                  <ChosenName>{courseName}</ChosenName>
                  {group && ` · ${t('members', { count: group.memberCount })}`}
                </p>
              </div>
              <QrCode text={link} label={t('code', { name: className })} />
              <p className={list.muted}>
                {t('until', { time: momentInDay(new Date(expiresAt), now, i18n.language, zone) })}
              </p>
              {last && <p className={css.last}>{t('last', { name: last.name, text: last.text })}</p>}
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
