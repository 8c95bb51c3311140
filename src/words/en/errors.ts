import type { ErrorWords } from '../catalogues/errors.ts';

export const errors: ErrorWords = {
  malformed_request: 'The request could not be read. Check its format and try again.',
  validation_failed: 'Some fields need correcting.',
  webhook_refused: 'This event is not signed as it should be, or it is too old.',
  unauthenticated: 'Your session has expired. Log in to continue.',
  login_ticket_invalid: 'This login waited too long. Ask for a new link.',
  fresh_proof_needed: 'Prove first that it is you, with a code.',
  second_factor_needed: 'Your organisation asks for a second factor: set it up first.',
  code_wrong: 'This code is wrong, or was used before.',
  code_paused: 'Too many wrong codes. Try again in fifteen minutes.',
  magic_link_invalid: 'Invalid or expired token',
  passkey_refused: 'This passkey opens no account here. Ask for a link by e-mail.',
  subscription_required:
    'Your organisation is read-only: everything can be read and exported. To go on, an administrator activates the subscription on the Subscription page.',
  forbidden: 'You are not allowed to do this. Ask an administrator.',
  not_found: 'This item does not exist, or no longer does.',
  confirmation_required:
    'Confirm your address first by opening the link we sent you: until then, invitations wait.',
  key_mistyped: 'This is not a whole key: copy it again, without changing anything.',
  key_ended:
    'This key is no longer valid: it has expired, was revoked or replaced, or whoever answers for it is gone.',
  key_not_taken: 'This call takes no key: open a session.',
  key_scope_missing: 'This key lacks the right it needs: {scope}.',
  key_address: 'This key is not taken from this address.',
  personal_key_only:
    'An assistant comes with a personal key: neither a session nor a key of the organisation will do.',
  origin_refused: 'This address does not answer pages of other sites.',
  own_request: 'Someone else has to decide your own request.',
  email_taken: 'An account already exists with this address',
  account_elsewhere:
    'Your address already has an account in another organisation. Leave it first from your Profile page, or ask to be invited with another address.',
  other_session_open: 'Someone else is logged in in this browser.',
  seat_limit_reached:
    'Every seat is taken (number of seats: {seats}). An administrator can add some on the Subscription page.',
  seats_in_use: 'The number of seats goes from {min} (those in use) to {max}.',
  trial_seats_limit:
    'A trial has {max} seats at most. For more, activate the subscription or write to us from the Contact page.',
  already_subscribed: 'Your subscription is already running: there is nothing to pay here.',
  subscription_not_active: 'There is no running subscription to change.',
  subscription_not_cancelled: 'This subscription is not cancelled, or it has ended already.',
  checkout_closed:
    'This payment page is no longer open. If you have not paid yet, start again from the Subscription page.',
  not_left_yet: 'Only someone who has left can be erased. Record their departure first.',
  erasure_held: 'These data are held for a reason. Lift it first.',
  last_admin: 'At least one administrator must remain. Appoint another one first.',
  already_joined: 'This person has already joined the organisation.',
  payroll_number_taken: 'Someone else already has this payroll number.',
  departure_recorded:
    'A departure is recorded for this person: change its last day, or withdraw it, on the Departure card.',
  overlapping_absence:
    'Another absence already holds these dates: {absence}. Choose other days, or change that one.',
  already_decided: 'This is no longer possible: the request is {state}.',
  changed_meanwhile: 'This request has changed in the meantime. Read it again before you decide.',
  delegation_overlaps: 'Another delegation already covers these dates.',
  not_the_last_change: 'Only the last change can be undone.',
  already_undone: 'This import has already been undone.',
  closing_undone: 'This closing has been undone already.',
  payroll_month_ahead: 'This month has not begun: it cannot be closed yet.',
  payroll_month_order: 'Months are closed in order: close the ones before it first.',
  payroll_month_closed: 'This month is closed already, or followed by a closed one.',
  payroll_month_fetched:
    'Your accountant has fetched a file of this month already: what changes is borne by the next one.',
  payroll_month_not_latest: 'Only the latest closed month can be opened again.',
  payroll_month_open: 'This month is open: close it first.',
  payroll_not_connected: 'No payroll program is connected.',
  payroll_sending_running: 'A sending is under way: wait until it has ended.',
  payroll_sending_apart: 'Payroll is by establishment: make a file for each of them.',
  payroll_sending_empty: 'Nothing to send: the payroll program knows all of this month.',
  payroll_provider_failed: 'The payroll program did not answer as expected.',
  secrets_key_missing: 'This server has no key to keep an access with.',
  payroll_days_unknown:
    'This month was closed before the count of each day was kept: choose a model with a row for each absence or total.',
  payslip_row_adjusted: 'This row has led to an adjustment already.',
  payslip_file_locked: 'This PDF has a password: save a copy of it without one.',
  payslip_file_scanned:
    'This PDF is a picture: it holds no text to read. Ask for the original payslips, or paste the counters as a table.',
  payslip_file_unreadable: 'This file is not a readable PDF.',
  payslip_file_without_counters:
    'No leave counter was found in this PDF. Paste the counters as a table instead.',
  preview_outdated:
    'Absences, balances or people have changed since the dry run: read it again before applying.',
  already_sent: 'This notice has already been sent.',
  siret_taken: 'Another establishment already has this SIRET.',
  payroll_establishments_apart: 'The establishments have not all closed the same months.',
  group_name_taken: 'A group already bears this name',
  group_in_use: 'People are in this group, or are to come into it: change their place first',
  type_name_taken: 'Another type already has this name.',
  too_many_passkeys: 'You have {most} passkeys already. Remove one first.',
  too_many_keys: 'There are {most} keys already. Revoke one before you make another.',
  undo_too_late: 'It is too late to undo this: the ten seconds are over.',
  already_restored: 'This has been undone already.',
  too_many_decisions: 'No more than {most} requests at a time. Choose fewer, then go on with the rest.',
  too_many_directories: 'Two directories are connected. Disconnect one first.',
  too_many_endpoints: 'There are {most} webhooks already. Delete one before you make another.',
  endpoint_off: 'This webhook is off. Switch it on first.',
  too_many_feeds: 'You already have {most} subscriptions. Delete one before you make another.',
  idempotency_key_busy: 'A call with this idempotency key is under way. Try again in a moment.',
  idempotent_answer_sealed:
    'It is done, but the secret address was told once, to another session. Renew it to get one.',
  mail_link_invalid: 'This link no longer works. Log in to see the request.',
  newsletter_link_invalid:
    'This link no longer works: it has expired, or the address is already gone. Subscribe again to get the letter.',
  too_many_files: 'A request holds {most} documents at most. Delete one first.',
  storage_full:
    'The space of your organisation for documents is full ({megabytes} MB). Delete some, or write to us from the Contact page.',
  file_too_large:
    'This file is larger than {megabytes} MB. Make it smaller, for instance by taking the picture again.',
  file_kind_refused: 'This file is neither a PNG or JPEG picture nor a PDF, whatever it is called.',
  file_unreadable:
    'This file is incomplete, or holds something else than it says. Export it or take the picture again.',
  file_active:
    'This file holds a script, an action or another file. Print it as a PDF, then attach that PDF.',
  file_locked: 'This PDF is protected, so that it cannot be checked. Save it without protection.',
  passkey_unfit: 'This passkey could not be added. Please try again.',
  passkey_unverified: 'Your device did not check that it is you (fingerprint, face or code).',
  photo_unfit: 'The photo has to be a square PNG or JPEG picture of {pixels} pixels a side at most.',
  payload_too_large: 'What you sent is too large.',
  unsupported_media_type: 'This format is not accepted. Send JSON.',
  self_removal: 'You cannot remove your own account.',
  manager_unfit: 'The manager of a team must be a manager or an administrator.',
  beyond_balance:
    'This request goes beyond the available balance ({available} days), which your organisation does not allow.',
  not_employed_then: 'These dates are outside the time of employment.',
  blackout_period:
    'These dates touch a blackout period: {periods}. Choose other days, or talk to your manager.',
  override_reason_required:
    'This leave touches a blackout period: {periods}. To grant it all the same, say why.',
  idempotency_key_reused: 'This idempotency key has already been used for another request.',
  delegate_unfit: 'Choose someone who may decide on requests: a team lead, a manager or an administrator.',
  settings_below_law: 'These settings are below the law: {problems}.',
  working_week_unfit: 'A working week has at least one half-day of work and one day of rest.',
  import_has_problems: 'Some lines need correcting: nothing was imported.',
  type_fixed: 'This type is part of every account: only its colour and confidentiality can be set.',
  card_refused: 'The card was refused. Check its number or try another one: nothing was charged.',
  too_many_requests: 'Too many attempts. Wait a moment before trying again.',
  invitation_just_sent: 'This address has had its invitations for today. You can write to it again tomorrow.',
  too_many_invitations: 'Your organisation has sent its {limit} invitations for today. Go on tomorrow.',
  internal: 'Something went wrong',
  too_busy:
    'Too many computations are waiting already, perhaps yours among them. Try again in a few seconds.',
  too_heavy:
    'This computation took more time or memory than it may: it was stopped. Ask for less at once (a shorter period, fewer lines), and write to us if it still fails.',
  unavailable: 'The service is briefly unavailable. Try again in a few seconds.',
  payments_unavailable: 'Payment is not available. Start with the free trial: you can pay later.',
  payment_provider_down: 'The payment provider does not answer. Nothing has changed: try again in a moment.',
};
