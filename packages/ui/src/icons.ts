// By hand, so that only what we draw is bundled.
export {
  AlertTriangle as WarningIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronRight as ChevronRightIcon,
  ChevronUp as ChevronUpIcon,
  Circle as CircleIcon,
  CircleCheck as SuccessIcon,
  CircleX as ErrorIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Info as InfoIcon,
  Star as StarIcon,
  X as CloseIcon,
} from 'lucide-react'
