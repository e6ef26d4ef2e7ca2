import type { AccountInfo } from '@hwjy/sdk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './account.css.ts'
import { type Account, useAccount } from './use-account.ts'

export interface AccountPageProps {
  heading: string
  lead?: string
  skeleton: ReactNode
  children: (info: AccountInfo, account: Account) => ReactNode
}

export function AccountPage({ heading, lead, skeleton, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  const account = useAccount()
  const { data } = account.query
  return (
    <div className={page.page}>
      <header className={css.head}>
        <h1>{heading}</h1>
        {lead !== undefined && <p className={page.muted}>{lead}</p>}
      </header>
      {data && children(data, account)}
      {account.proofDialog}
      {!data && (
        <NoAnswer
          query={account.query}
          title={t('loadError')}
          waiting={<Waiting className={css.waiting}>{skeleton}</Waiting>}
        />
      )}
    </div>
  )
}
