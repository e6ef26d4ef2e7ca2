import { type Order, type OrderStatus, useListOrders } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, Pagination, Select, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import * as page from '../../shared/page.css.ts'
import { priceText } from '../../shared/price-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { orderTone } from './order-tone.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { ChosenName, courseOf } from '../../shared/names/name-line.tsx'
import * as css from './shop.css.ts'

const statuses = ['all', 'pending', 'paid', 'cancelled', 'refunded'] as const
const PAGE_SIZE = 20

/** The orders of this student, the newest first. */
export default function OrdersPage() {
  const { t } = useTranslation('shop')
  const filter = useAddressFilter(PAGE_SIZE)
  const status = filter.oneOf('status', statuses) ?? 'all'
  const orders = useListOrders({
    ...filter.request,
    ...(status !== 'all' && { status: status satisfies OrderStatus }),
  })
  return (
    <div className={page.page}>
      <h1>{t('orders')}</h1>
      <Select
        className={css.choice}
        aria-label={t('orderState')}
        value={status}
        onValueChange={(value) => filter.set({ status: value === 'all' ? '' : value })}
        options={statuses.map((value) => ({
          value,
          label: value === 'all' ? t('allOrders') : t(`orderStatus.${value}`),
        }))}
      />
      {content()}
    </div>
  )

  function content() {
    if (!orders.data) return <NoList query={orders} title={t('ordersError')} rows={4} />
    const { records, total } = orders.data
    if (total === 0)
      return (
        <EmptyState
          drawing={status === 'all' ? 'lessons' : 'search'}
          title={status === 'all' ? t('noOrders') : t('noOrdersOfState')}
          action={
            status === 'all' ? (
              <Button asChild tone="primary">
                <Link to="/student/square">{t('square')}</Link>
              </Button>
            ) : (
              <Button onClick={() => filter.clear('status')}>{t('clear')}</Button>
            )
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={css.panel}>
        <List label={t('orders')} aria-busy={orders.isPlaceholderData}>
          {records.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </List>
        {pagination && <Pagination {...pagination} isBusy={orders.isPlaceholderData} />}
      </div>
    )
  }
}

function OrderRow({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('shop')
  const now = useServerNow()
  const zone = useViewerZone()
  const { orderId, className, amountMinor, currency, createdAt, status, contractStatus } = order
  return (
    <ListItem
      link={<Link to={coursePaths.order(orderId)}>{null}</Link>}
      title={<NamedText of={courseOf(order)} />}
      description={
        <>
          <ChosenName>{className}</ChosenName>
          {` · ${priceText(amountMinor, currency, i18n.language)} · ${momentText(createdAt, i18n.language, now, zone)}`}
        </>
      }
      trailing={
        <>
          {contractStatus === 'unsigned' && <StatusPill tone="warning">{t('toSign')}</StatusPill>}
          <StatusPill tone={orderTone[status]}>{t(`orderStatus.${status}`)}</StatusPill>
        </>
      }
    />
  )
}
