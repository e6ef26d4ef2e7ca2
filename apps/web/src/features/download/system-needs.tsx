import { useTranslation } from 'react-i18next'
import * as css from './download-page.css.ts'

export function SystemNeeds() {
  const { t } = useTranslation('download')
  const needs = [
    [t('need.browser'), t('need.browserText')],
    [t('need.system'), t('need.systemText')],
    [t('need.memory'), t('need.memoryText')],
    [t('need.network'), t('need.networkText')],
    [t('need.devices'), t('need.devicesText')],
  ] as const
  return (
    <section aria-labelledby="needs" className={css.section}>
      <h2 id="needs">{t('needs')}</h2>
      <dl className={css.needs}>
        {needs.map(([name, text]) => (
          <div key={name} className={css.need}>
            <dt className={css.needName}>{name}</dt>
            <dd className={css.needText}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
