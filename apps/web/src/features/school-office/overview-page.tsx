import { type AuditEntry, type SchoolProfile, useGetOwnSchool, useListAuditEntries, useListSchoolJobs } from '@hwjy/sdk'
import { Banner, Button, Card, List, ListItem, Skeleton, Steps } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { AuditMoment, useAuditText } from './system/audit-text.tsx'
import { firstSteps } from './first-steps.ts'
import * as css from './office.css.ts'
import { OfficeFrame } from './office-frame.tsx'
import { officePath } from './office-path.ts'
import * as own from './overview.css.ts'

const RECENT = { current: 1, size: 5 } as const

export default function OverviewPage() {
  const { t } = useTranslation('schoolOffice')
  const school = useGetOwnSchool()
  return (
    <OfficeFrame title={t('overview.title')}>
      {school.data ? (
        <Overview school={school.data} />
      ) : (
        <NoAnswer
          query={school}
          waiting={
            <Waiting className={own.tiles}>
              {[0, 1, 2, 3, 4].map((tile) => (
                <Skeleton key={tile} shape="box" height="6rem" />
              ))}
            </Waiting>
          }
        />
      )}
    </OfficeFrame>
  )
}

function Overview({ school: { counts } }: { school: SchoolProfile }) {
  const { t, i18n } = useTranslation('schoolOffice')
  const failed = useListSchoolJobs({ status: 'failed', current: 1, size: 1 })
  const steps = firstSteps(counts)
  const next = steps.find(({ isDone }) => !isDone)
  const tiles = [
    { name: 'teachers', to: `${officePath.people}?role=teacher` },
    { name: 'students', to: `${officePath.people}?role=student` },
    { name: 'courses', to: officePath.classes },
    { name: 'classes', to: officePath.classes },
    { name: 'lessons', to: officePath.classes },
  ] as const
  return (
    <>
      {next && (
        <Card padding="lg" className={css.card}>
          <div>
            <h2 className={css.cardTitle}>{t('overview.begin')}</h2>
            <p className={css.muted}>{t('overview.beginText')}</p>
          </div>
          <Steps
            label={t('overview.begin')}
            current={steps.indexOf(next)}
            steps={steps.map(({ name }) => ({
              title: t(`overview.steps.${name}.title`),
              description: t(`overview.steps.${name}.text`),
            }))}
          />
          <div className={css.actions}>
            <Button asChild tone="primary">
              <Link to={officePath[next.page]}>{t(`overview.steps.${next.name}.action`)}</Link>
            </Button>
            {next.name === 'people' && (
              <Button asChild>
                <Link to={officePath.imports}>{t('overview.importInstead')}</Link>
              </Button>
            )}
          </div>
        </Card>
      )}
      {failed.data && failed.data.total > 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" asChild>
              <Link to={officePath.system}>{t('overview.showJobs')}</Link>
            </Button>
          }
        >
          {t('overview.jobsFailed', { count: failed.data.total })}
        </Banner>
      )}
      <ul className={own.tiles} aria-label={t('overview.title')}>
        {tiles.map(({ name, to }) => (
          <Card key={name} asChild isPressable>
            <li>
              <Link to={to} className={own.tile}>
                <span className={own.number}>{counts[name].toLocaleString(i18n.language)}</span>
                <span>{t(`overview.counts.${name}`)}</span>
              </Link>
            </li>
          </Card>
        ))}
      </ul>
      <RecentChanges />
    </>
  )
}

function RecentChanges() {
  const { t } = useTranslation('schoolOffice')
  const entries = useListAuditEntries(RECENT)
  const { data } = entries
  if (data?.total === 0) return null
  return (
    <section className={css.panel}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t('overview.recent')}</h2>
        <Button asChild tone="quiet" size="sm">
          <Link to={officePath.log}>{t('overview.wholeLog')}</Link>
        </Button>
      </div>
      {data ? (
        <List label={t('overview.recent')}>
          {data.records.map((entry) => (
            <RecentChange key={entry.entryId} entry={entry} />
          ))}
        </List>
      ) : (
        <NoList query={entries} rows={5} />
      )}
    </section>
  )
}

function RecentChange({ entry }: { entry: AuditEntry }) {
  const text = useAuditText()
  return <ListItem title={text.action(entry)} description={<AuditMoment entry={entry} />} />
}
