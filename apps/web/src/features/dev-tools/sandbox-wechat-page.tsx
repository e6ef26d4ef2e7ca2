import { Avatar, Banner, Button, Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { WechatMark } from '../../shared/account/wechat/wechat-mark.tsx'
import * as css from './dev-tools.css.ts'
import { newPerson, returnAddress, sandboxPeople } from './sandbox-people.ts'

/** Replaces WeChat's page of consent where the school has no WeChat app id. */
export default function SandboxWechatPage() {
  const { t } = useTranslation('devTools')
  const [params] = useSearchParams()
  const [somebodyNew] = useState(() => newPerson(Math.random()))
  const state = params.get('state') ?? ''
  return (
    <div className={css.consent}>
      <WechatMark />
      <h1>{t('wechatHeading')}</h1>
      <Banner tone="warning">{t('wechatText')}</Banner>
      <Card padding="lg" className={css.consentCard}>
        <p>{t('wechatAsk')}</p>
        <ul className={css.people}>
          {sandboxPeople.map((person) => (
            <li key={person.openId}>
              <Button asChild size="lg" isWide>
                <Link to={returnAddress(state, person)}>
                  <Avatar name={person.nickname} size={24} isDecorative />
                  {t('wechatAllow', { name: person.nickname })}
                </Link>
              </Button>
            </li>
          ))}
          <li>
            <Button asChild size="lg" isWide>
              <Link to={returnAddress(state, somebodyNew)}>{t('wechatAllowNew')}</Link>
            </Button>
          </li>
        </ul>
        <Button asChild tone="quiet">
          <Link to={returnAddress(state, null)}>{t('wechatDecline')}</Link>
        </Button>
      </Card>
    </div>
  )
}
