import { useLocation } from 'react-router-dom'
import { pageKey } from '../session/query-pages.ts'

/** Returns the key of the page that this component is part of. */
export const usePageKey = () => pageKey(useLocation())
