import { type EnquiryState, type InvitationLink, useListEnquiries } from '@hwjy/sdk'
import { EmptyState, ListSkeleton, Pagination, SegmentedControl } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { OfficeFrame } from '../office-frame.tsx'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import * as css from './enquiries.css.ts'
import { EnquiryCard } from './enquiry-card.tsx'

const PAGE_SIZE = 20
const states = ['new', 'answered', 'invited', 'closed'] as const satisfies readonly EnquiryState[]

/** Shows the enquiries of visitors. The state that is shown stands in the address. */
export default function EnquiriesPage() {
  const { t } = useTranslation('schoolOffice')
  const [params, setParams] = useSearchParams()
  const state = states.find((known) => known === params.get('state')) ?? 'new'
  const current = Math.max(1, Number(params.get('page')) || 1)
  const enquiries = useListEnquiries({ state, current, size: PAGE_SIZE })
  const [invited, setInvited] = useState<{ name: string; link: InvitationLink } | null>(null)
  const countOf = (one: EnquiryState) => enquiries.data?.counts.find((counted) => counted.state === one)?.count
  const turnTo = (page: number) => setParams({ state, page: String(page) }, { replace: true })

  return (
    <OfficeFrame title={t('sections.enquiries')}>
      <SegmentedControl
        label={t('enquiries.state')}
        value={state}
        onValueChange={(chosen) => setParams(chosen === 'new' ? {} : { state: chosen }, { replace: true })}
        options={states.map((value) => ({
          value,
          label: enquiries.data
            ? t('enquiries.counted', { state: t(`enquiries.states.${value}`), count: countOf(value) ?? 0 })
            : t(`enquiries.states.${value}`),
        }))}
      />
      {enquiries.data ? (
        <>
          {enquiries.data.records.length === 0 ? (
            <EmptyState
              drawing="messages"
              title={t(`enquiries.none.${state}`)}
              description={state === 'new' ? t('enquiries.noneText') : undefined}
            />
          ) : (
            <ul className={css.list}>
              {enquiries.data.records.map((enquiry) => (
                <li key={enquiry.enquiryId}>
                  <EnquiryCard
                    enquiry={enquiry}
                    onInvited={(link) => setInvited({ name: enquiry.childName ?? enquiry.name, link })}
                  />
                </li>
              ))}
            </ul>
          )}
          {enquiries.data.total > PAGE_SIZE && (
            <Pagination
              page={current}
              pageSize={PAGE_SIZE}
              total={enquiries.data.total}
              isBusy={enquiries.isPlaceholderData}
              onPageChange={turnTo}
            />
          )}
        </>
      ) : (
        <NoAnswer
          query={enquiries}
          title={t('loadError')}
          waiting={
            <Waiting>
              <ListSkeleton rows={3} />
            </Waiting>
          }
        />
      )}
      {invited && <InvitationDialog {...invited} onClose={() => setInvited(null)} />}
    </OfficeFrame>
  )
}
