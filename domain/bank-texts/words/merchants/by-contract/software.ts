import type { MerchantWords } from '../../merchant-words.ts';

export const SOFTWARE: MerchantWords = {
  kind: 'software',
  source: 'ISO 18245: 5817, 5734, 5968, 7372; NACE Rev. 2 62; statement descriptors on the companies’ help pages',
  phrases: `
    software, cloud, saas, adobe, microsoft, office 365, msft, google one, google storage, google workspace, gsuite,
    dropbox, icloud, apple com bill, apple services, itunes com bill, itunes, openai, chatgpt, anthropic, claude ai,
    midjourney, github, gitlab, jetbrains, atlassian, jira, slack, zoom us, zoom com, notion, figma, canva, evernote,
    todoist, 1password, agilebits, lastpass, dashlane, bitwarden, nordvpn, nord vpn, expressvpn, surfshark, protonmail,
    proton ag, proton, mullvad, norton, nortonlifelock, mcafee, avast, kaspersky, bitdefender, eset, malwarebytes,
    backblaze, carbonite, digitalocean, linode, aws, amazon web services, heroku, vercel, netlify, mailchimp, hubspot,
    salesforce, quickbooks, intuit, xero, freshbooks, sage, lexoffice, lexware, wiso, buhl, grammarly, duolingo,
    babbel, rosetta stone, memrise, busuu, headspace, calm com, strava, myfitnesspal, garmin connect, komoot,
    alltrails, ynab, you need a budget, copilot money, monarch money, life360, ring yearly, ring protection,
    ring basic, nest aware, arlo, wyze, linkedin, linkedin premium, x premium, twitter, patreon, substack, tinder,
    bumble, match com, hinge, parship, elitepartner, meetic, discord, parallels, autodesk, mathworks, shutterstock,
    istock, typeform, surveymonkey, calendly, miro, airtable, trello, asana, monday com, zapier, scribd, blinkist,
    medium com, perplexity, cursor ai, replit, elevenlabs, antivirus, vpn, google play pass, google youtube, ancestry,
    myheritage, 23andme membership`,
};
