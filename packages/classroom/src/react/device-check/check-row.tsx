import { Select, Spinner } from '@hwjy/ui'
import type { ReactNode } from 'react'
import type { RtcDevice } from '../../ports/rtc-engine.ts'
import type { Translate } from '../i18n/labels.ts'
import { CloseIcon } from '../shared/icons.ts'
import { CheckIcon } from '../shared/later-icons.ts'
import * as css from './device-check.css.ts'
import type { CheckItem, CheckResult } from './use-device-check.ts'

const SYSTEM = 'default'

export interface CheckRowProps {
  item: CheckItem
  icon: ReactNode
  result: CheckResult
  words: string
  t: Translate
  devices?: readonly RtcDevice[]
  chosen?: string | null
  onChoose?: (id: string | null) => void
  children?: ReactNode
}

export function CheckRow({ item, icon, result, words, t, devices = [], chosen, onChoose, children }: CheckRowProps) {
  const named = devices.filter(({ id, label }) => id !== '' && id !== SYSTEM && label !== '')
  const { status } = result
  return (
    <li className={css.item} data-status={status} data-item={item}>
      <div className={css.head}>
        <span className={css.icon} aria-hidden>
          {status === 'ok' ? (
            <CheckIcon size={20} />
          ) : status === 'failed' || status === 'silent' ? (
            <CloseIcon size={20} />
          ) : (
            icon
          )}
        </span>
        <h2 className={css.name}>{t(`check.${item}`)}</h2>
        {/* The words below say the same. */}
        {status === 'running' && <Spinner size="sm" aria-hidden />}
        {named.length > 1 && onChoose && (
          <div className={css.choice}>
            <Select
              size="sm"
              aria-label={t(`check.${item}`)}
              value={chosen ?? SYSTEM}
              options={[
                { value: SYSTEM, label: t('settings.defaultDevice') },
                ...named.map(({ id, label }) => ({ value: id, label })),
              ]}
              onValueChange={(value) => onChoose(value === SYSTEM ? null : value)}
            />
          </div>
        )}
      </div>
      <output className={css.words}>{words}</output>
      {children}
    </li>
  )
}
