import type { SchoolDetail } from '@hwjy/sdk'
import { MapPin } from 'lucide-react'
import { HanText } from '../../shared/han-text.tsx'
import { NamedText } from '../../shared/names/named-text.tsx'
import { SchoolSeal } from '../../shared/schools/school-seal.tsx'
import * as css from './school-page.css.ts'

export function SchoolHead({ school }: Pick<SchoolDetail, 'school'>) {
  return (
    <header className={css.head}>
      <SchoolSeal name={school.name} logoUrl={school.logoUrl} isLarge />
      <div className={css.headWords}>
        <h1>
          <NamedText of={school} />
        </h1>
        <p className={css.place}>
          <MapPin aria-hidden size={18} />
          <HanText>{school.region}</HanText>
        </p>
        <p className={css.summary}>{school.summary}</p>
      </div>
    </header>
  )
}
