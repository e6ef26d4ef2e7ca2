import type { SchoolCard } from '@hwjy/sdk'
import { Card, Skeleton } from '@hwjy/ui'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../han-text.tsx'
import { NamedText } from '../names/named-text.tsx'
import { schoolPath } from './school-path.ts'
import { SchoolSeal } from './school-seal.tsx'
import * as css from './school-tile.css.ts'

export interface SchoolTileProps {
  school: SchoolCard
  /** One below the heading of the list it stands in. */
  heading: 'h2' | 'h3'
}

/** A school in a list; the whole card leads to its page. */
export function SchoolTile({ school, heading: Heading }: SchoolTileProps) {
  const { t } = useTranslation('schools')
  return (
    <Card isPressable className={css.tile}>
      <SchoolSeal name={school.name} logoUrl={school.logoUrl} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={schoolPath(school.schoolId)} className={css.cover}>
            <NamedText of={school} />
          </Link>
        </Heading>
        <p className={css.facts}>
          <MapPin aria-hidden size={16} />
          <HanText>{school.region}</HanText>
          {school.courses > 0 && <span>· {t('courseCount', { count: school.courses })}</span>}
        </p>
        <p>{school.summary}</p>
      </div>
    </Card>
  )
}

export function SchoolTileSkeleton() {
  return (
    <Card className={css.tile}>
      <Skeleton shape="box" width="3.5rem" height="3.5rem" />
      <div className={css.words}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="40%" />
        <Skeleton lines={2} />
      </div>
    </Card>
  )
}
