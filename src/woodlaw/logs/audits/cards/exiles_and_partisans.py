"""The effects of the Exiles and Partisans deck in recorded games, in the order of the deck."""

from __future__ import annotations

from woodlaw.cards.exiles_and_partisans.birds import BoatBuilders, CorvidPlanners, SoupKitchens
from woodlaw.cards.exiles_and_partisans.mice import MasterEngravers
from woodlaw.cards.exiles_and_partisans.rabbits import Tunnels
from woodlaw.logs.audits.cards import birds, foxes, mice, rabbits
from woodlaw.logs.audits.cards.effect import with_points_known

EFFECTS = with_points_known(
    birds.Saboteurs,
    SoupKitchens,
    BoatBuilders,
    CorvidPlanners,
    birds.EyrieEmigre,
    foxes.FoxPartisans,
    foxes.PropagandaBureau,
    foxes.FalseOrders,
    foxes.Informants,
    rabbits.RabbitPartisans,
    Tunnels,
    rabbits.CharmOffensive,
    rabbits.SwapMeet,
    rabbits.CoffinMakers,
    mice.MousePartisans,
    mice.LeagueOfAdventurousMice,
    mice.MurineBroker,
    MasterEngravers,
)
