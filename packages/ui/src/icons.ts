// By hand, so that only what we draw is bundled.
export {
  AlertTriangle as WarningIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronUp as ChevronUpIcon,
  Circle as DotIcon,
  CircleCheck as SuccessIcon,
  CircleX as ErrorIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Info as InfoIcon,
  Minus as MinusIcon,
  Search as SearchIcon,
  Star as StarIcon,
  X as CloseIcon,
} from 'lucide-react'
