import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { shortOrderNumber } from '../../shared/courses/order-number.ts'
import { useCopy } from '../../shared/use-copy.ts'
import * as css from './shop.css.ts'

/** The end of an order's number, which is read aloud at the school; the whole one is copied, or shown where it cannot be. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const { t } = useTranslation('shop')
  const { copy, hasFailed } = useCopy(t('numberCopied'))
  const short = shortOrderNumber(orderId)
  if (short === orderId || hasFailed) return orderId
  return (
    <span className={css.orderNumber}>
      <span title={orderId}>{short}</span>
      <Button size="sm" tone="quiet" onClick={() => void copy(orderId)}>
        {t('copyNumber')}
      </Button>
    </span>
  )
}
