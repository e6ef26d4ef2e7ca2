import { errorCodes, type SchoolOrder, useListUnpaidOrders, useMarkOrderPaid } from '@hwjy/sdk'
import { MarkPaidRequest } from '@hwjy/sdk/schemas'
import { Button, EmptyState, Field, Table, type TableColumn, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { atOnce } from '../../shared/at-once.ts'
import { shortOrderNumber } from '../../shared/courses/order-number.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { priceText } from '../../shared/price-text.ts'
import { SearchField } from '../../shared/list-page/list-filters.tsx'
import { OfficeDialog } from './office-dialog.tsx'
import { dateTimeText } from './date-time-text.ts'
import { NoneFound } from './none-found.tsx'
import * as css from './office.css.ts'
import { OfficeFrame } from './office-frame.tsx'
import { useOfficeForm } from './office-form.tsx'
import { tableProblem } from './table-problem.tsx'

/** Orders that wait for their payment. One that was paid at the school is marked here, and then counts as paid. */
export default function OrdersPage() {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  const filter = useQueryFilter(20)
  const orders = useListUnpaidOrders(filter.request)
  const [marked, setMarked] = useState<SchoolOrder | null>(null)
  const columns: TableColumn<SchoolOrder>[] = [
    { id: 'student', header: t('people.roles.student'), cell: ({ student }) => student.name },
    { id: 'course', header: t('classes.course'), cell: ({ courseName, className }) => `${courseName} · ${className}` },
    // A family that pays at the school reads this much of the number from its own page.
    { id: 'number', header: t('orders.number'), cell: ({ orderId }) => shortOrderNumber(orderId) },
    { id: 'amount', header: t('orders.amount'), align: 'end', cell: amountOf },
    { id: 'createdAt', header: t('orders.ordered'), cell: ({ createdAt }) => dateTime(createdAt) },
    {
      id: 'paid',
      header: t('courses.change'),
      cell: (order) => (
        <Button
          size="sm"
          aria-label={t('orders.markOne', { name: order.student.name, course: order.courseName })}
          onClick={() => setMarked(order)}
        >
          {t('orders.mark')}
        </Button>
      ),
    },
  ]
  return (
    <OfficeFrame title={t('sections.orders')}>
      <p className={css.muted}>{t('orders.text')}</p>
      <SearchField label={t('search')} placeholder={t('orders.search')} {...filter.searchProps} />
      <Table
        label={t('sections.orders')}
        columns={columns}
        rows={orders.data?.records}
        rowId={({ orderId }) => orderId}
        rowName={({ student, courseName }) => `${student.name}, ${courseName}`}
        isBusy={orders.isPlaceholderData}
        error={tableProblem(orders)}
        empty={
          filter.keyword !== '' ? (
            <NoneFound onClear={() => filter.clear()} />
          ) : (
            <EmptyState drawing="board" title={t('orders.none')} description={t('orders.noneText')} />
          )
        }
        pagination={filter.pagination(orders.data?.total ?? 0)}
      />
      {marked && <PaidDialog order={marked} onClose={() => setMarked(null)} />}
    </OfficeFrame>
  )
}

const amountOf = ({ amountMinor, currency }: SchoolOrder) => priceText(amountMinor, currency, currentLanguage())

function PaidDialog({ order, onClose }: { order: SchoolOrder; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: markPaid } = useMarkOrderPaid(atOnce)
  const requestOf = ({ note }: { note: string }) => ({ orderId: order.orderId, note: note.trim() })
  const form = useOfficeForm({
    schema: MarkPaidRequest,
    defaultValues: { note: '' },
    request: requestOf,
    fields: { ofCode: {}, inInput: ['note'] },
    // The server's sentences are those that the student reads.
    say({ code }) {
      if (code === errorCodes.removedFromClass) return t('orders.refused.removed')
      return code === errorCodes.alreadyRegistered ? t('orders.refused.registered') : undefined
    },
    save: async (values) => markPaid({ data: requestOf(values) }),
    onSaved() {
      toast.show(t('orders.marked'), { tone: 'success' })
      onClose()
    },
  })
  return (
    <OfficeDialog
      title={t('orders.markTitle', { amount: amountOf(order), name: order.student.name })}
      description={t('orders.markText')}
      submitLabel={t('orders.mark')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('orders.note')} help={t('orders.noteText')} error={form.errorOf('note')} isRequired>
        <TextInput {...form.textProps('note')} autoComplete="off" />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}
