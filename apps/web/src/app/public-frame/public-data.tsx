import { Outlet } from 'react-router-dom'
import { PublicQueries } from '../../shared/public-queries.tsx'

/** Around the public pages that ask the server something; the others do without this code. */
export default function PublicData() {
  return (
    <PublicQueries>
      <Outlet />
    </PublicQueries>
  )
}
