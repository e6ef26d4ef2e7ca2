import { type EnquiryState, type InvitationLink, useListEnquiries } from '@hwjy/sdk'
import { EmptyState, Pagination, SegmentedControl } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../../shared/list-page/use-address-filter.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import * as css from './enquiries.css.ts'
import { EnquiryCard } from './enquiry-card.tsx'

const PAGE_SIZE = 20
const states = ['new', 'answered', 'invited', 'closed'] as const satisfies readonly EnquiryState[]

/** Shows the enquiries of visitors. The state that is shown stands in the address. */
export default function EnquiriesPage() {
  const { t } = useTranslation('schoolOffice')
  const filter = useAddressFilter(PAGE_SIZE)
  const state = filter.oneOf('state', states) ?? 'new'
  const enquiries = useListEnquiries({ ...filter.request, state })
  const pagination = filter.pagination(enquiries.data?.total ?? 0)
  const [invited, setInvited] = useState<{ name: string; link: InvitationLink } | null>(null)
  const countOf = (one: EnquiryState) => enquiries.data?.counts.find((counted) => counted.state === one)?.count

  return (
    <OfficeFrame title={t('sections.enquiries')}>
      <SegmentedControl
        label={t('enquiries.state')}
        value={state}
        onValueChange={(chosen) => filter.set({ state: chosen === 'new' ? '' : chosen })}
        options={states.map((value) => ({
          value,
          label: enquiries.data
            ? t('enquiries.counted', { state: t(`enquiries.states.${value}`), count: countOf(value) ?? 0 })
            : t(`enquiries.states.${value}`),
        }))}
      />
      {enquiries.data ? (
        <>
          {enquiries.data.total === 0 ? (
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
          {pagination && <Pagination {...pagination} isBusy={enquiries.isPlaceholderData} />}
        </>
      ) : (
        <NoList query={enquiries} title={t('loadError')} rows={3} />
      )}
      {invited && <InvitationDialog {...invited} onClose={() => setInvited(null)} />}
    </OfficeFrame>
  )
}
