import { getListSchoolsQueryOptions } from '@hwjy/sdk'
import { listSchoolsQueryKeywordMax } from '@hwjy/sdk/limits'
import { Button, EmptyState, Pagination, TextInput } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { SchoolTile, SchoolTileSkeleton } from '../../shared/schools/school-tile.tsx'
import { tiles } from '../../shared/schools/school-tile.css.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { RegionChips } from './region-chips.tsx'
import * as css from './schools-page.css.ts'

const PAGE_SIZE = 12

/** All schools of the catalogue. What was searched stands in the address, so it can be sent and survives a reload. */
export default function SchoolsPage() {
  const { t } = useTranslation('schools')
  const filter = useAddressFilter(PAGE_SIZE, { replace: false })
  const keyword = filter.textOf('q')
  const schools = useQuery(getListSchoolsQueryOptions({ ...filter.request, ...(keyword !== '' && { keyword }) }))
  const search = (q: string) => filter.set({ q })

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('heading')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <SearchForm key={keyword} keyword={keyword} onSearch={search} />
      <RegionChips chosen={keyword} onChoose={search} />
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (!schools.data) {
      const waiting = (
        <Waiting className={tiles}>
          {Array.from({ length: 4 }, (_, i) => (
            <SchoolTileSkeleton key={i} />
          ))}
        </Waiting>
      )
      return <NoAnswer query={schools} title={t('failed')} waiting={waiting} />
    }
    const { records, total } = schools.data
    if (total === 0) {
      return (
        <EmptyState
          drawing="search"
          title={keyword === '' ? t('none') : t('noMatch', { keyword })}
          description={keyword === '' ? undefined : t('noMatchText')}
          action={keyword !== '' && <Button onClick={() => search('')}>{t('showAll')}</Button>}
        />
      )
    }
    const pagination = filter.pagination(total)
    return (
      <>
        <output className={css.count}>{t('schoolCount', { count: total })}</output>
        <ul className={tiles}>
          {records.map((school) => (
            <li key={school.schoolId}>
              <SchoolTile school={school} heading="h2" />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={schools.isPlaceholderData} />}
      </>
    )
  }
}

function SearchForm({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('schools')
  const [typed, setTyped] = useState(keyword)
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          maxLength={listSchoolsQueryKeywordMax}
          start={<Search aria-hidden size={18} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={css.searchInput}
        />
        <Button type="submit" tone="primary">
          {t('searchAction')}
        </Button>
      </form>
    </search>
  )
}
