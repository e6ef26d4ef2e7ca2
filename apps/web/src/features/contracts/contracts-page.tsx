import { type ContractBrief, useListContracts } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, Pagination, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import * as page from '../../shared/page.css.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './contracts.css.ts'

const PAGE_SIZE = 20

/** The contracts of this student, those that wait for a signature first. */
export default function ContractsPage() {
  const { t } = useTranslation('contracts')
  const filter = useAddressFilter(PAGE_SIZE)
  const contracts = useListContracts(filter.request)
  return (
    <div className={page.page}>
      <h1>{t('contracts')}</h1>
      {content()}
    </div>
  )

  function content() {
    if (!contracts.data) return <NoList query={contracts} title={t('listError')} rows={3} />
    const { records, total } = contracts.data
    if (total === 0)
      return (
        <EmptyState
          drawing="homework"
          title={t('none')}
          description={t('noneText')}
          action={
            <Button asChild>
              <Link to="/student/square">{t('find')}</Link>
            </Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={css.panel}>
        <List label={t('contracts')} aria-busy={contracts.isPlaceholderData}>
          {records.map((contract) => (
            <ContractRow key={contract.contractId} contract={contract} />
          ))}
        </List>
        {pagination && <Pagination {...pagination} isBusy={contracts.isPlaceholderData} />}
      </div>
    )
  }
}

function ContractRow({ contract }: { contract: ContractBrief }) {
  const { t, i18n } = useTranslation('contracts')
  const now = useServerNow()
  const zone = useViewerZone()
  const { contractId, courseName, status, signerName, signedAt, createdAt } = contract
  const moment = (at: string) => momentText(at, i18n.language, now, zone)
  return (
    <ListItem
      link={<Link to={coursePaths.contract(contractId)}>{null}</Link>}
      title={<ChosenName>{courseName}</ChosenName>}
      description={
        signedAt === null
          ? t('madeAt', { time: moment(createdAt) })
          : t('signedBy', { name: signerName ?? '', time: moment(signedAt) })
      }
      trailing={<StatusPill tone={status === 'signed' ? 'success' : 'warning'}>{t(`status.${status}`)}</StatusPill>}
    />
  )
}
