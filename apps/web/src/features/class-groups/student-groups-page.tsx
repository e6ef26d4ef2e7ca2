import { type ClassChatGroup, type GroupQrCode, useStudentListChatGroups, useStudentListGroupCodes } from '@hwjy/sdk'
import { Button, Card, EmptyState, Skeleton } from '@hwjy/ui'
import { QrCode as CodeIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { QrCode } from '../../shared/qr-code/qr-code.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './class-groups.css.ts'
import { GroupCard } from './group-card.tsx'

/** The groups of a student's classes, each with the code that leads a classmate into it. */
export default function StudentGroupsPage() {
  const { t } = useTranslation('classGroups')
  const groups = useStudentListChatGroups()
  const codes = useStudentListGroupCodes()
  return (
    <div className={list.page}>
      <header className={list.words}>
        <h1>{t('heading')}</h1>
        <p className={list.muted}>{t('own.text')}</p>
      </header>
      {groups.data ? (
        <Groups groups={groups.data} codes={codes.data ?? []} />
      ) : (
        <NoAnswer
          query={groups}
          title={t('loadError')}
          waiting={
            <Waiting className={css.codes}>
              <Skeleton shape="box" height="12rem" />
              <Skeleton shape="box" height="12rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Groups({ groups, codes }: { groups: readonly ClassChatGroup[]; codes: readonly GroupQrCode[] }) {
  const { t } = useTranslation('classGroups')
  if (groups.length === 0)
    return (
      <EmptyState
        drawing="people"
        title={t('none')}
        description={t('noneText')}
        action={
          <Button asChild tone="primary">
            <Link to="/student/square">{t('help.to.square')}</Link>
          </Button>
        }
      />
    )
  return (
    <ul className={css.codes} aria-label={t('heading')}>
      {groups.map((group) => {
        const code = codes.find(({ groupId }) => groupId === group.groupId)
        return (
          <li key={group.groupId}>
            <Card className={css.ownGroup}>
              <h2 className={list.cardTitle}>
                <ChosenName>{group.className}</ChosenName>
              </h2>
              <GroupCard group={group} />
              {code && <Code code={code} />}
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

/** A code is signed and lies open to every camera: it is drawn when it is asked for. */
function Code({ code: { className, link, expiresAt } }: { code: GroupQrCode }) {
  const { t, i18n } = useTranslation('classGroups')
  const id = useId()
  const now = useServerNow()
  const zone = useViewerZone()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button
        tone="quiet"
        aria-expanded={isShown}
        aria-controls={id}
        className={css.codeButton}
        onClick={() => setIsShown(!isShown)}
      >
        <CodeIcon aria-hidden size={18} />
        {t(isShown ? 'own.hideCode' : 'own.showCode')}
      </Button>
      <div id={id} hidden={!isShown} className={css.code}>
        {isShown && (
          <>
            <QrCode text={link} label={t('code', { name: className })} />
            <p className={list.muted}>
              {t('until', { time: momentInDay(new Date(expiresAt), now, i18n.language, zone) })}
            </p>
          </>
        )}
      </div>
    </>
  )
}
